import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { ListSettingsDialog } from '@selvedge/app-shell/lists/ListSettingsDialog';
import { StaffListFields } from '../../lists/StaffListFields';
import { addList } from '../../lists/staffLists.api';
import { editorHref } from './lists.columns';

/** Creates a list of the merchant and opens its editor; one idempotency key, so that a second click creates no second list. */
export function NewList({ onClose }: { onClose: () => void }) {
  const once = useIntent();
  return (
    <ListSettingsDialog
      list={null}
      onSave={async (fields, _version, values) =>
        navigate(editorHref(await once((key) => addList(fields, values, key))))
      }
      onClose={onClose}
    >
      <StaffListFields named={[]} />
    </ListSettingsDialog>
  );
}
