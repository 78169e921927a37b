import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import type { SelectProps as AriaSelectProps } from 'react-aria-components/Select';
import type { Bare } from '../../css/bare';
import { useMessages } from '../../i18n/useMessages';
import type { RootProps } from '../../internal/rootProps';
import { ChevronDownIcon } from '../Icon/icons';
import { FieldLabel, FieldNote } from '../field/FieldParts';
import type { FieldWords } from '../field/FieldParts';
import { field, fieldControl, fieldControlSize } from '../field/field.css';
import { Options } from '../floating/Options';
import type { Option } from '../floating/Options';
import { asWideAsTrigger, floating } from '../floating/floating.css';
import { selectButton, selectValue } from './Select.css';

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
  size?: keyof typeof fieldControlSize;
  /** Button that opens the list, for focus. */
  buttonRef?: Ref<HTMLButtonElement>;
}

/** Selects one of a few known options. Typing finds an option by its label. */
export function Select(props: SelectProps) {
  const { label, isLabelHidden, labelEnd, description, warning, errorMessage, ...rest } = props;
  const { options, onChange, size = 'regular', placeholder, buttonRef, ...aria } = rest;
  const t = useMessages('Select');
  const words = { description, warning, errorMessage, isInvalid: aria.isInvalid };
  const change =
    onChange && ((key: string | number | null) => (key === null ? undefined : onChange(String(key))));
  return (
    <AriaSelect {...aria} onChange={change} placeholder={placeholder ?? t('choose')} className={field}>
      {({ isInvalid }) => (
        <>
          <FieldLabel label={label} isLabelHidden={isLabelHidden} labelEnd={labelEnd} />
          <Button
            ref={buttonRef}
            data-invalid={isInvalid || undefined}
            className={`${fieldControl} ${fieldControlSize[size]} ${selectButton}`}
          >
            <SelectValue className={selectValue}>
              {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
            </SelectValue>
            <ChevronDownIcon size="medium" />
          </Button>
          <FieldNote {...words} />
          <Popover className={`${floating} ${asWideAsTrigger}`} offset={4}>
            <Options items={options} empty={t('empty')} />
          </Popover>
        </>
      )}
    </AriaSelect>
  );
}
