import { useState } from 'react';
import type { Ref } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox';
import type { Bare } from '../../css/bare';
import type { RootProps } from '../../internal/rootProps';
import { FieldLabel, FieldNote, splitWords } from '../field/FieldParts';
import type { FieldWords } from '../field/FieldParts';
import { field } from '../field/field.css';
import type { fieldControlSize } from '../field/field.css';
import type { Option } from '../floating/Options';
import type { Owned } from '../options/owned';
import { OptionsInput } from '../options/OptionsInput';
import { OptionsFailure, OptionsPanel } from '../options/OptionsPanel';
import { splitOptions } from '../options/types';
import type { SearchedOptions } from '../options/types';
import { useSearchedOptions } from '../options/useSearchedOptions';

export type { Option } from '../floating/Options';
export type { OptionsError, SearchedOptions } from '../options/types';

export interface ComboBoxProps
  extends
    Bare<Omit<AriaComboBoxProps<Option>, Owned>>,
    FieldWords,
    SearchedOptions,
    Pick<RootProps<HTMLDivElement>, 'ref'> {
  /** Id of the chosen option, which `options` need not contain; null when none is. */
  value?: string | null;
  defaultValue?: string | null;
  /** Called with the chosen id, or with null when the text was erased. */
  onChange?: (id: string | null) => void;
  placeholder?: string;
  size?: keyof typeof fieldControlSize;
  /** Input of the field, for focus. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Chooses one option among many by typing; the options are all there, or the server finds them. */
export function ComboBox(props: ComboBoxProps) {
  const { words, control } = splitWords(props);
  const { searched, rest } = splitOptions(control);
  const { value, defaultValue = null, onChange, placeholder, size = 'regular', inputRef, ...aria } = rest;
  const [own, setOwn] = useState(defaultValue);
  const chosen = value === undefined ? own : value;
  const found = useSearchedOptions(searched, chosen === null ? [] : [chosen]);
  const label = chosen === null ? '' : (found.optionOf(chosen)?.label ?? '');

  const choose = (id: string | null): void => {
    const option = id === null ? undefined : found.optionOf(id);
    if (option) found.keep([option]);
    setOwn(id);
    if (id !== chosen) onChange?.(id);
  };
  return (
    <AriaComboBox
      {...aria}
      items={found.listed}
      allowsEmptyCollection
      menuTrigger="manual"
      value={chosen}
      // Also called with the present choice, when the text goes back to it.
      onChange={(key) => {
        found.type(null);
        choose(key === null ? null : String(key));
      }}
      inputValue={found.typed ?? label}
      onInputChange={(text) => {
        found.type(text === label ? null : text);
        if (text === '' && chosen !== null) choose(null);
      }}
      className={field}
    >
      <FieldLabel {...words} isRequired={aria.isRequired} />
      <OptionsInput {...found.composition} ref={inputRef} size={size} placeholder={placeholder} />
      <FieldNote {...words} isInvalid={aria.isInvalid} />
      <OptionsFailure {...searched} />
      <OptionsPanel {...searched} more={found.more} />
    </AriaComboBox>
  );
}
