import { useId, useState } from 'react';
import type { Ref } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox';
import type { Bare } from '../../css/bare';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useFormats } from '../../i18n/useFormats';
import { useMessages } from '../../i18n/useMessages';
import type { RootProps } from '../../internal/rootProps';
import { FieldLabel, FieldNote, splitWords } from '../field/FieldParts';
import type { FieldWords } from '../field/FieldParts';
import { field } from '../field/field.css';
import type { fieldControlSize } from '../field/field.css';
import type { Option } from '../floating/Options';
import { ChosenTags } from '../options/ChosenTags';
import type { Owned } from '../options/owned';
import { OptionsInput } from '../options/OptionsInput';
import { OptionsFailure, OptionsPanel } from '../options/OptionsPanel';
import { splitOptions } from '../options/types';
import type { SearchedOptions } from '../options/types';
import { useSearchedOptions } from '../options/useSearchedOptions';

export type { Option } from '../floating/Options';
export type { OptionsError, SearchedOptions } from '../options/types';

export interface MultiSelectProps
  extends
    Bare<Omit<AriaComboBoxProps<Option, 'multiple'>, Owned | 'onKeyDown'>>,
    FieldWords,
    SearchedOptions,
    Pick<RootProps<HTMLDivElement>, 'ref'> {
  /** Ids of the chosen options, which `options` need not contain, in the order in which they were chosen. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (ids: string[]) => void;
  placeholder?: string;
  size?: keyof typeof fieldControlSize;
  /** Input of the field, for focus. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Chooses several options among many by typing, and shows them as tags; the options are all there, or the server finds them. */
export function MultiSelect(props: MultiSelectProps) {
  const { words, control } = splitWords(props);
  const { searched, rest } = splitOptions(control);
  const { value, defaultValue = [], onChange, placeholder, size = 'regular', inputRef, ref, ...aria } = rest;
  const t = useMessages('MultiSelect');
  const formats = useFormats();
  const ownId = useId();
  const { id = ownId } = aria;
  const chosenId = useId();
  const [own, setOwn] = useState(defaultValue);
  const ids = value ?? own;
  const found = useSearchedOptions(searched, ids);
  // A choice whose name is not known yet is not drawn; one that no answer knows is drawn by its id.
  const isUnread = searched.isPending || searched.optionsError !== undefined;
  const unnamed = (each: string): Option[] => (isUnread ? [] : [{ id: each, label: each }]);
  const chosen = ids.flatMap((each) => found.optionOf(each) ?? unnamed(each));

  const change = (next: readonly string[]): void => {
    if (next.length === ids.length && next.every((each) => ids.includes(each))) return;
    const stays = new Set([...next, ...chosen.filter((each) => each.isDisabled).map((each) => each.id)]);
    const kept = ids.filter((each) => stays.has(each));
    kept.push(...next.filter((each) => !ids.includes(each)));
    found.keep(kept.map(found.optionOf).filter((option) => option !== undefined));
    setOwn(kept);
    onChange?.(kept);
  };
  const remove = (gone: ReadonlySet<string>): void => {
    const left = ids.filter((each) => !gone.has(each));
    // The tag that had the focus is gone, and no other is left to take it.
    if (left.length === 0) document.getElementById(id)?.focus();
    change(left);
  };
  const isFixed = aria.isDisabled || aria.isReadOnly;
  const removable = chosen.filter((each) => !each.isDisabled);
  const names = formats.list(chosen.map((each) => each.label));
  return (
    <div ref={ref} className={field}>
      <AriaComboBox
        {...aria}
        id={id}
        selectionMode="multiple"
        items={found.listed}
        allowsEmptyCollection
        menuTrigger="manual"
        value={ids}
        // Also called with the present choices, when the field is left.
        onChange={(keys) => {
          found.type(null);
          change(keys.map(String));
        }}
        inputValue={found.typed ?? ''}
        onInputChange={(text) => found.type(text === '' ? null : text)}
        onKeyDown={(event) => {
          const last = removable.at(-1);
          if (event.key === 'Backspace' && found.typed === null && last && !isFixed)
            remove(new Set([last.id]));
        }}
        aria-describedby={[aria['aria-describedby'], chosenId].filter(Boolean).join(' ')}
        className={field}
      >
        <FieldLabel {...words} isRequired={aria.isRequired} />
        <OptionsInput {...found.composition} ref={inputRef} size={size} placeholder={placeholder} />
        <FieldNote {...words} isInvalid={aria.isInvalid} />
        <OptionsFailure {...searched} />
        <OptionsPanel {...searched} more={found.more} />
      </AriaComboBox>
      <output id={chosenId} className={visuallyHidden}>
        {ids.length === 0 ? t('none') : t('chosen', { count: ids.length, names })}
      </output>
      {chosen.length > 0 && (
        <ChosenTags
          label={t('tags', { field: words.label })}
          chosen={chosen}
          onRemove={isFixed ? undefined : remove}
        />
      )}
    </div>
  );
}
