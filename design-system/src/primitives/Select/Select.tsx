import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import type { SelectProps as AriaSelectProps } from 'react-aria-components/Select';
import type { Bare } from '../../css/bare';
import { useMessages } from '../../i18n/useMessages';
import type { RootProps } from '../../internal/rootProps';
import { ChevronDownIcon } from '../Icon/icons';
import { FieldClear } from '../field/FieldClear';
import { FieldLabel, FieldNote, splitWords } from '../field/FieldParts';
import type { FieldWords } from '../field/FieldParts';
import { field, fieldControl, fieldControlSize } from '../field/field.css';
import { Options } from '../floating/Options';
import type { Option } from '../floating/Options';
import { asWideAsTrigger, floating } from '../floating/floating.css';
import { beforeClear, clearPlace, selectButton, selectControl, selectValue } from './Select.css';

export type { Option } from '../floating/Options';

type Inherited = Omit<
  AriaSelectProps<Option>,
  | 'children'
  | 'selectionMode'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'selectedKey'
  | 'defaultSelectedKey'
  | 'onSelectionChange'
>;

export interface SelectProps extends Bare<Inherited>, FieldWords, Pick<RootProps<HTMLDivElement>, 'ref'> {
  options: readonly Option[];
  /** Id of the selected option; null when none is. */
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (id: string) => void;
  /** Called to choose nothing; adds a button while an option is selected. Needs `value`. */
  onClear?: () => void;
  size?: keyof typeof fieldControlSize;
  /** Button that opens the list, for focus. */
  buttonRef?: Ref<HTMLButtonElement>;
}

/** Selects one of a few known options. Typing finds an option by its label. */
export function Select(props: SelectProps) {
  const { words, control } = splitWords(props);
  const { options, onChange, size = 'regular', placeholder, buttonRef, onClear, ...aria } = control;
  const t = useMessages('Select');
  const change =
    onChange && ((key: string | number | null) => (key === null ? undefined : onChange(String(key))));
  const isClearable = onClear !== undefined && typeof aria.value === 'string' && !aria.isDisabled;
  return (
    <AriaSelect {...aria} onChange={change} placeholder={placeholder ?? t('choose')} className={field}>
      {({ isInvalid }) => (
        <>
          <FieldLabel {...words} isRequired={aria.isRequired} />
          <div className={selectControl}>
            <Button
              ref={buttonRef}
              data-invalid={isInvalid || undefined}
              className={`${fieldControl} ${fieldControlSize[size]} ${selectButton}`}
            >
              <SelectValue className={`${selectValue} ${isClearable ? beforeClear : ''}`}>
                {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
              </SelectValue>
              <ChevronDownIcon size="medium" />
            </Button>
            {isClearable && (
              <span className={clearPlace}>
                <FieldClear label={words.label} onClear={onClear} />
              </span>
            )}
          </div>
          <FieldNote {...words} isInvalid={aria.isInvalid} />
          <Popover className={`${floating} ${asWideAsTrigger}`} offset={4}>
            <Options items={options} empty={t('empty')} />
          </Popover>
        </>
      )}
    </AriaSelect>
  );
}
