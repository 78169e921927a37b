/** Props of React Aria's ComboBox that the fields set themselves: the options, the value and the text. */
export type Owned =
  | 'children'
  | 'selectionMode'
  | 'items'
  | 'defaultItems'
  | 'defaultFilter'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'selectedKey'
  | 'defaultSelectedKey'
  | 'onSelectionChange'
  | 'inputValue'
  | 'defaultInputValue'
  | 'onInputChange'
  | 'allowsCustomValue'
  | 'allowsEmptyCollection'
  | 'menuTrigger';
