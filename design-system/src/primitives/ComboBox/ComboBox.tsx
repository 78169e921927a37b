import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';
import type { Bare } from '../../css/bare';
import { useMessages } from '../../i18n/useMessages';
import type { RootProps } from '../../internal/rootProps';
import { ChevronDownIcon } from '../Icon/icons';
import { FieldLabel, FieldNote, splitWords } from '../field/FieldParts';
import type { FieldWords } from '../field/FieldParts';
import { field, fieldButton, fieldControl, fieldControlSize, fieldInput } from '../field/field.css';
import { Options } from '../floating/Options';
import type { Option } from '../floating/Options';
import { asWideAsTrigger, floating } from '../floating/floating.css';

type Inherited = Omit<
  AriaComboBoxProps<Option>,
  | 'children'
  | 'selectionMode'
  | 'items'
  | 'defaultItems'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'selectedKey'
  | 'defaultSelectedKey'
  | 'onSelectionChange'
>;

export interface ComboBoxProps extends Bare<Inherited>, FieldWords, Pick<RootProps<HTMLDivElement>, 'ref'> {
  /** All options; ComboBox filters them. Pass `onInputChange` too when the server filters. */
  options: readonly Option[];
  value?: string | null;
  defaultValue?: string | null;
  /** Called with the selected id, or with null when the text was cleared. */
  onChange?: (id: string | null) => void;
  placeholder?: string;
  size?: keyof typeof fieldControlSize;
}

/** Selects an option among many by typing. */
export function ComboBox(props: ComboBoxProps) {
  const { words, control } = splitWords(props);
  const { options, onChange, placeholder, size = 'regular', ...aria } = control;
  const t = useMessages('ComboBox');
  const change = onChange && ((key: string | number | null) => onChange(key === null ? null : String(key)));
  return (
    <AriaComboBox {...aria} onChange={change} defaultItems={options} allowsEmptyCollection className={field}>
      <FieldLabel {...words} isRequired={aria.isRequired} />
      <Group className={`${fieldControl} ${fieldControlSize[size]}`}>
        <Input placeholder={placeholder} className={fieldInput} />
        <Button className={fieldButton}>
          <ChevronDownIcon size="medium" />
        </Button>
      </Group>
      <FieldNote {...words} isInvalid={aria.isInvalid} />
      <Popover className={`${floating} ${asWideAsTrigger}`} offset={4}>
        <Options empty={t('empty')} />
      </Popover>
    </AriaComboBox>
  );
}
