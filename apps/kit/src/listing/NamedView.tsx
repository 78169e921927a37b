import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/Button';
import { PencilIcon, PinIcon, Trash2Icon } from '@selvedge/design-system/Icon';
import { IconButton } from '@selvedge/design-system/IconButton';
import { Inline } from '@selvedge/design-system/Inline';
import { Stack } from '@selvedge/design-system/Stack';
import { TextField } from '@selvedge/design-system/TextField';
import type { KeptView } from './NamedViews';
import { VIEW_NAME_MAX } from './viewQuery';

interface NamedViewProps {
  view: KeptView;
  /** The list is shown as this view has it. */
  isShown: boolean;
  isPending: boolean;
  /** Whether another view has the name. */
  isTaken: (name: string) => boolean;
  onOpen: () => void;
  onRemove: () => void;
  onRename?: (name: string) => void;
  onDefault?: (isDefault: boolean) => void;
}

/** One named view of a list with what can be done with it. */
export function NamedView(props: NamedViewProps) {
  const { view, isShown, isPending, isTaken, onOpen, onRemove, onRename, onDefault } = props;
  const { t } = useTranslation('listing');
  const { name, isDefault = false } = view;
  const [isRenaming, setRenaming] = useState(false);
  if (isRenaming && onRename) {
    return (
      <Renaming
        name={name}
        isTaken={isTaken}
        onCancel={() => setRenaming(false)}
        onName={(next) => {
          setRenaming(false);
          if (next !== name) onRename(next);
        }}
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

interface RenamingProps {
  name: string;
  isTaken: (name: string) => boolean;
  onName: (name: string) => void;
  onCancel: () => void;
}

function Renaming({ name, isTaken, onName, onCancel }: RenamingProps) {
  const { t } = useTranslation('listing');
  const { t: common } = useTranslation();
  const [text, setText] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const next = text.trim();
  const isThere = isTaken(next);
  return (
    <Stack gap="s3">
      <TextField
        inputRef={field}
        label={t('views.rename', { name })}
        value={text}
        onChange={setText}
        maxLength={VIEW_NAME_MAX}
        errorMessage={isThere ? t('views.taken') : undefined}
      />
      <Inline gap="s3">
        <Button isDisabled={next === '' || isThere} onPress={() => onName(next)}>
          {common('actions.save')}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {common('actions.cancel')}
        </Button>
      </Inline>
    </Stack>
  );
}
