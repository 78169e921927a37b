import { Button } from '@selvedge/design-system/primitives/Button';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { TextField } from '@selvedge/design-system/primitives/TextField';
import { useTranslation } from 'react-i18next';
import { textLength } from '@selvedge/domain/display/textLength';
import { KeptStrip } from '../kept/KeptStrip';
import { useKeptState } from '../kept/useKeptState';
import { VIEW_NAME_MAX } from './viewQuery';

const NOTHING = { text: '' };

interface NameViewProps {
  /** Name of the list, under which the typed name is stored until the view is saved. */
  keptAs: string;
  isPending: boolean;
  /** Returns whether a view has the name already; saving then replaces it, which the form announces. */
  isTaken: (name: string) => boolean;
  /** Saves the view; rejects when it is refused. */
  onName: (name: string) => Promise<unknown>;
}

/** Form that saves the current filters as a named view. */
export function NameView({ keptAs, isPending, isTaken, onName }: NameViewProps) {
  const { t } = useTranslation('listing');
  const { values, change, keptAt, forget, discard } = useKeptState(`view:${keptAs}`, NOTHING);
  const name = values.text.trim();
  const isThere = isTaken(name);
  return (
    <Stack gap="s3">
      <KeptStrip keptAt={keptAt} onDiscard={discard} />
      <TextField
        label={t('views.name')}
        value={values.text}
        onChange={(text) => change({ text })}
        maxLength={VIEW_NAME_MAX}
        warning={isThere ? t('views.taken') : undefined}
      />
      <Button
        isDisabled={name === '' || textLength(name) > VIEW_NAME_MAX}
        isPending={isPending}
        onPress={() => void onName(name).then(forget, () => undefined)}
      >
        {isThere ? t('views.replace') : t('views.save')}
      </Button>
    </Stack>
  );
}
