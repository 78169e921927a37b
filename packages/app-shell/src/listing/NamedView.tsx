import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { PencilIcon, PinIcon, Trash2Icon } from '@selvedge/design-system/primitives/Icon';
import { IconButton } from '@selvedge/design-system/primitives/IconButton';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { TextField } from '@selvedge/design-system/primitives/TextField';
import { textLength } from '@selvedge/domain/display/textLength';
import { KeptStrip } from '../kept/KeptStrip';
import { useKeptState } from '../kept/useKeptState';
import type { SavedView } from './NamedViews';
import { VIEW_NAME_MAX } from './viewQuery';

interface NamedViewProps {
  /** Name of the view, under which a typed new name is stored. */
  keptAs: string;
  view: SavedView;
  /** Whether the list currently shows this view. */
  isShown: boolean;
  isPending: boolean;
  /** Returns whether another view has the name. */
  isTaken: (name: string) => boolean;
  onOpen: () => void;
  onRemove: () => void;
  onRename?: (name: string) => Promise<unknown>;
  onDefault?: (isDefault: boolean) => void;
}

/** Row of a named view with its actions. */
export function NamedView(props: NamedViewProps) {
  const { keptAs, view, isShown, isPending, isTaken, onOpen, onRemove, onRename, onDefault } = props;
  const { t } = useTranslation('listing');
  const { name, isDefault = false } = view;
  const [isRenaming, setRenaming] = useState(false);
  if (isRenaming && onRename) {
    return (
      <Renaming
        keptAs={keptAs}
        name={name}
        isPending={isPending}
        isTaken={isTaken}
        onClose={() => setRenaming(false)}
        onName={async (next) => next === name || onRename(next)}
      />
    );
  }
  return (
    <Inline gap="s3" justify="between">
      <Button variant="link" aria-pressed={isShown} onPress={onOpen}>
        {name}
      </Button>
      <Inline gap="s1">
        {onDefault && (
          <IconButton
            size="small"
            label={t(isDefault ? 'views.notFirst' : 'views.first', { name })}
            icon={<PinIcon />}
            aria-pressed={isDefault}
            isPending={isPending}
            onPress={() => onDefault(!isDefault)}
          />
        )}
        {onRename && (
          <IconButton
            size="small"
            label={t('views.rename', { name })}
            icon={<PencilIcon />}
            isPending={isPending}
            onPress={() => setRenaming(true)}
          />
        )}
        <IconButton
          size="small"
          label={t('views.remove', { name })}
          icon={<Trash2Icon />}
          isPending={isPending}
          onPress={onRemove}
        />
      </Inline>
    </Inline>
  );
}

interface RenamingProps extends Pick<NamedViewProps, 'keptAs' | 'isPending' | 'isTaken'> {
  name: string;
  /** Saves the name; rejects when it is refused. */
  onName: (name: string) => Promise<unknown>;
  onClose: () => void;
}

function Renaming({ keptAs, name, isPending, isTaken, onName, onClose }: RenamingProps) {
  const { t } = useTranslation('listing');
  const { t: common } = useTranslation();
  const kept = useKeptState(`view:${keptAs}`, { text: name });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const next = kept.values.text.trim();
  const close = (): void => {
    kept.forget();
    onClose();
  };
  const isThere = isTaken(next);
  return (
    <Stack gap="s3">
      <KeptStrip keptAt={kept.keptAt} onDiscard={kept.discard} />
      <TextField
        inputRef={field}
        label={t('views.rename', { name })}
        value={kept.values.text}
        onChange={(text) => kept.change({ text })}
        maxLength={VIEW_NAME_MAX}
        errorMessage={isThere ? t('views.taken') : undefined}
      />
      <Inline gap="s3">
        <Button
          isDisabled={next === '' || textLength(next) > VIEW_NAME_MAX || isThere}
          isPending={isPending}
          onPress={() => void onName(next).then(close, () => undefined)}
        >
          {common('actions.save')}
        </Button>
        <Button variant="quiet" onPress={close}>
          {common('actions.cancel')}
        </Button>
      </Inline>
    </Stack>
  );
}
