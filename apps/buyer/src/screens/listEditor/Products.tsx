import { useCallback, useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { useWordNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { queryClient } from '@selvedge/app-shell/app/queryClient';
import { ProductSection, type ListedProduct } from '@selvedge/app-shell/lists/ProductSection';
import { Button } from '@selvedge/design-system/primitives/Button';
import { PlusIcon } from '@selvedge/design-system/primitives/Icon';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { PAGE_SIZE_DEFAULT } from '@selvedge/domain/constants';
import type { ListDetail } from '../../api/schemas';
import { editProducts, type ListChange } from '../../trade/editProducts';
import { errorWords } from '../../trade/errorWords';
import { listDetailQuery } from '../../trade/listQuery';
import { pictureSrc } from '../../trade/picture';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { choiceQuery, ownProductsQuery, priceProducts } from './listEditor.api';

const AddProductDialog = lazyDialog(() =>
  import('@selvedge/app-shell/lists/AddProductDialog').then((part) => part.AddProductDialog),
);
const PriceRuleDialog = lazyDialog(() =>
  import('@selvedge/app-shell/lists/PriceRuleDialog').then((part) => part.PriceRuleDialog),
);

const srcOf = ({ images }: ListedProduct) => pictureSrc(images[0]);
const SAMPLES = 5;

/** Products of the user's own list: priced in their rows or by a rule, added from the merchant's products, removed. */
export function Products({ list, canEdit }: { list: ListDetail; canEdit: boolean }) {
  const { t } = useTranslation('listEditor');
  const { id: listId, version } = list;
  const [keywords, setKeywords] = useState('');
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<'add' | 'rule' | null>(null);
  const query = useQuery(ownProductsQuery(listId, keywords, page));
  const { data, isWaiting, hasFailed } = answerOf(query);
  const { mutateAsync: edit } = useMutation({
    // Changes are sent in turn, each with the version that the one before it left.
    scope: { id: `list:${listId}` },
    mutationFn: (change: Pick<ListChange, 'add' | 'remove'>) => {
      const now = queryClient.getQueryData(listDetailQuery(listId).queryKey)?.version ?? version;
      return editProducts({ listId, version: now, ...change });
    },
  });
  const price = useCallback(
    (product: ListedProduct, priceCents: number) => edit({ add: [{ productId: product.id, priceCents }] }),
    [edit],
  );
  const remove = useCallback(
    ({ id }: ListedProduct) =>
      void edit({ remove: [id] }).catch((error: unknown) =>
        toast.show({ tone: 'critical', message: errorWords(error) }),
      ),
    [edit],
  );
  const search = (text: string): void => {
    setKeywords(text.trim());
    setPage(1);
  };
  const narrowing = useWordNarrowing(keywords, () => search(''));
  const close = (): void => setOpen(null);
  const tools = canEdit ? (
    <>
      <Button size="small" variant="quiet" isDisabled={!data?.total} onPress={() => setOpen('rule')}>
        {t('rule.title')}
      </Button>
      <Button size="small" icon={<PlusIcon />} onPress={() => setOpen('add')}>
        {t('add.open')}
      </Button>
    </>
  ) : null;
  return (
    <>
      {isWaiting ? <TableSkeleton rows={8} /> : null}
      {hasFailed ? <ReadFailure isInset query={query} /> : null}
      {data ? (
        <ProductSection
          products={data.list}
          total={data.total}
          page={page}
          pageSize={PAGE_SIZE_DEFAULT}
          keywords={keywords}
          narrowing={narrowing}
          canEdit={canEdit}
          tools={tools}
          srcOf={srcOf}
          onSearch={search}
          onPageChange={setPage}
          onPrice={price}
          onRemove={remove}
        />
      ) : null}
      {open === 'add' ? <AddProducts list={list} onClose={close} /> : null}
      {open === 'rule' && data ? (
        <PriceRuleDialog
          listId={listId}
          bases={['WHOLESALE', 'RETAIL']}
          count={list.productCount ?? data.total}
          version={version}
          samples={data.list.slice(0, SAMPLES).map((one) => ({
            id: one.id,
            name: one.name,
            bases: { WHOLESALE: one.merchantPriceCents, RETAIL: one.retailPriceCents },
            priceCents: one.wholesalePriceCents,
            floorCents: one.merchantPriceCents ?? null,
          }))}
          onSave={({ base, ...rule }, current) =>
            priceProducts({
              listId,
              ...rule,
              base: base === 'RETAIL' ? 'RETAIL' : 'WHOLESALE',
              version: current,
            })
          }
          onClose={close}
        />
      ) : null}
    </>
  );
}

function AddProducts({ list, onClose }: { list: ListDetail; onClose: () => void }) {
  const [keywords, setKeywords] = useState('');
  const [page, setPage] = useState(1);
  const { data } = useQuery(choiceQuery(list.settings, keywords, page));
  const search = (text: string): void => {
    setKeywords(text.trim());
    setPage(1);
  };
  const narrowing = useWordNarrowing(keywords, () => search(''));
  return (
    <AddProductDialog
      keptAs={list.id}
      found={data}
      keywords={keywords}
      narrowing={narrowing}
      page={page}
      pageSize={PAGE_SIZE_DEFAULT}
      srcOf={srcOf}
      onSearch={search}
      onPageChange={setPage}
      onAdd={(ids) =>
        editProducts({ listId: list.id, version: list.version, add: ids.map((productId) => ({ productId })) })
      }
      onClose={onClose}
    />
  );
}
