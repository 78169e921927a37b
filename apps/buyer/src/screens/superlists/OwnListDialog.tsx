import { queryOptions, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { ResolverResult } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { Text } from '@selvedge/design-system/layout/Text';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { PAGE_SIZE_MAX } from '@selvedge/domain/constants';
import { buyer } from '../../api/client';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { editProducts } from '../../trade/editProducts';

/** Query of the seller's own lists that are not published yet. */
const draftListsQuery = queryOptions({
  queryKey: queryKey('lists', 'page', 'ownDrafts'),
  queryFn: ({ signal }) =>
    buyer.get('/api/sp/front/list/page', {
      query: { scope: 'mine', status: 'DRAFT', pageSize: PAGE_SIZE_MAX },
      signal,
      silent: true,
    }),
});

/** List that the products are added to. */
interface Chosen {
  listId: string;
}

const MISSING = 'required';

const isChosen = (values: Chosen): ResolverResult<Chosen> => {
  if (values.listId !== '') return { values, errors: {} };
  return { values: {}, errors: { listId: { type: MISSING, message: MISSING } } };
};

interface OwnListDialogProps {
  productIds: readonly string[];
  onClose: () => void;
}

/** Dialog that adds the selected products to one of the user's own unpublished lists. */
export function OwnListDialog({ productIds, onClose }: OwnListDialogProps) {
  const { t } = useTranslation('superlists');
  const query = useQuery(draftListsQuery);
  const lists = query.data?.list;
  const form = useForm<Chosen>({ resolver: isChosen, defaultValues: { listId: '' } });
  return (
    <FormDialog
      keptAs={{ notKept: 'choice' }}
      form={form}
      title={t('ownList.title')}
      description={t('ownList.lead', { count: productIds.length })}
      action={t('ownList.add')}
      done={null}
      errorText={(words) => (words === MISSING ? t('ownList.choose') : words)}
      onSave={async ({ listId }) => {
        const version = lists?.find(({ id }) => id === listId)?.version ?? 0;
        const add = productIds.map((productId) => ({ productId }));
        await editProducts({ listId, version, add });
        toast.show({
          tone: 'positive',
          message: t('ownList.added', { count: productIds.length }),
          action: {
            label: t('ownList.open'),
            onPress: () => navigate(`/products/edit/${encodeURIComponent(listId)}`),
          },
        });
      }}
      onClose={onClose}
    >
      <FormSelect
        name="listId"
        control={form.control}
        label={t('ownList.list')}
        options={(lists ?? []).map(({ id, name }) => ({ id, label: name }))}
      />
      {answerOf(query).hasFailed && <ReadFailure query={query} />}
      {lists?.length === 0 ? (
        <Text as="p" size="small" ink="medium">
          {t('ownList.none')}
        </Text>
      ) : null}
    </FormDialog>
  );
}
