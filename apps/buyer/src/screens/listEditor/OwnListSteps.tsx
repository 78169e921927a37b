import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { ListSteps } from '@selvedge/app-shell/lists/ListSteps';
import type { ListDetail } from '../../api/schemas';
import { closeList, deleteList, publishList, reopenList } from './listEditor.api';

/** Transitions that the user's own list allows now. */
export function OwnListSteps({ list }: { list: ListDetail }) {
  const { id } = list;
  return (
    <ListSteps
      list={list}
      onTake={async (step, version) => {
        if (step === 'publish') return publishList(id, version);
        if (step === 'close') return closeList(id, version);
        await deleteList(id);
        navigate('/products/list?scope=mine', { replace: true });
      }}
      onReopen={(closeAt, current) => reopenList(id, closeAt, current)}
    />
  );
}
