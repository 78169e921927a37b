import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { ListSettingsDialog } from '@selvedge/app-shell/lists/ListSettingsDialog';
import { saveList } from '../../trade/saveList';
import { editorHref } from './lists.columns';

/**
 * Dialog that creates a list of the user's own and then opens its editor; one idempotency key, so that a second click creates no second
 * list.
 */
export function NewList({ onClose }: { onClose: () => void }) {
  const once = useIntent();
  return (
    <ListSettingsDialog
      list={null}
      onSave={async (fields) => navigate(editorHref(await once((key) => saveList(fields, key))))}
      onClose={onClose}
    />
  );
}
