import { useState } from 'react';
import { newIdempotencyKey } from '@selvedge/api-spec/client';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { ListSettingsDialog } from '@selvedge/app-shell/lists/ListSettingsDialog';
import { StaffListFields } from '../../lists/StaffListFields';
import { addList } from '../../lists/staffLists.api';
import { editorHref } from './lists.columns';

/** Creates a list of the merchant and opens its editor; one idempotency key, so that a second click creates no second list. */
export function NewList({ onClose }: { onClose: () => void }) {
  const [key] = useState(newIdempotencyKey);
  return (
    <ListSettingsDialog
      list={null}
      onSave={async (fields, _version, values) => navigate(editorHref(await addList(fields, values, key)))}
      onClose={onClose}
    >
      <StaffListFields named={[]} />
    </ListSettingsDialog>
  );
}
