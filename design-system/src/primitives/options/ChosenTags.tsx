import { Button } from 'react-aria-components/Button';
import { Tag as AriaTag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { XIcon } from '../Icon/icons';
import { tag, tagRemovable, tagRemove } from '../Tag/Tag.css';
import type { Option } from '../floating/Options';
import { chosenTag, chosenTags, chosenWords } from './options.css';

interface ChosenTagsProps {
  /** Name of the field, which names the group of tags. */
  label: string;
  /** Chosen options; a disabled one stays chosen. */
  chosen: readonly Option[];
  /** Removes chosen ids; undefined where nothing can be changed. */
  onRemove?: (ids: ReadonlySet<string>) => void;
}

/** Chosen options as tags, which are removed by their crosses or by the keyboard; React Aria moves the focus on. */
export function ChosenTags({ label, chosen, onRemove }: ChosenTagsProps) {
  const locked = new Set(chosen.filter(({ isDisabled }) => isDisabled).map(({ id }) => id));
  return (
    <TagGroup
      aria-label={label}
      onRemove={
        onRemove && ((keys) => onRemove(new Set([...keys].map(String).filter((id) => !locked.has(id)))))
      }
    >
      <TagList items={chosen} className={chosenTags}>
        {({ id, label: name, isDisabled }) => {
          const isRemovable = onRemove !== undefined && !isDisabled;
          return (
            <AriaTag
              id={id}
              textValue={name}
              isDisabled={isDisabled}
              className={`${tag} ${chosenTag} ${isRemovable ? tagRemovable : ''}`}
            >
              <span className={chosenWords}>{name}</span>
              {isRemovable && (
                <Button slot="remove" className={tagRemove}>
                  <XIcon size="small" />
                </Button>
              )}
            </AriaTag>
          );
        }}
      </TagList>
    </TagGroup>
  );
}
