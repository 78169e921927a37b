import { useCallback, useMemo, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { totals } from '@selvedge/domain/money/minimums';
import { DEFAULT_TRADE_RULES } from '@selvedge/domain/money/tradeRules';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { FailedChoices } from '@selvedge/app-shell/listing/FailedChoices';
import { KeptStrip } from '@selvedge/app-shell/kept/KeptStrip';
import { Breadcrumbs } from '@selvedge/design-system/shell/Breadcrumbs';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { textLength } from '@selvedge/domain/display/textLength';
import { addressesQuery } from '../../addresses/address.api';
import type { DraftDetail } from '../../api/schemas';
import { AddressChoice } from './AddressChoice';
import { CancelDialog } from './CancelDialog';
import { InquiryLines } from './InquiryLines';
import { InquiryOptions, REMARK_MAX } from './InquiryOptions';
import { InquirySums } from './InquirySums';
import { SplitDelivery } from './SplitDelivery';
import { effectiveAddressId } from './effectiveAddressId';
import { previewQuery } from './inquiry.api';
import type { InquiryToSend } from './inquiry.api';
import { atShownPrices, withQuantities } from './inquiry.lines';
import type { InquiryItem } from './inquiry.lines';
import type { InquirySource } from './inquiry.search';
import { sourceKey } from './inquiry.search';
import { useAskApproval } from './useAskApproval';
import { useDeliveries } from './useDeliveries';
import { useInquiryForm } from './useInquiryForm';
import { useKeepDraft } from './useKeepDraft';
import { useSplit } from './useSplit';
import { useSubmit } from './useSubmit';
import { hasNewPrices, verdictsOf } from './verdicts';

const emptyTotals = totals(DEFAULT_TRADE_RULES, []);

interface InquirySheetProps {
  source: InquirySource;
  items: readonly InquiryItem[];
  draft: DraftDetail | undefined;
}

/** Inquiry before it is sent: address, payment method, members to notify, lines, and the server's totals. */
export function InquirySheet({ source, items: sourceItems, draft }: InquirySheetProps) {
  const { t } = useTranslation('inquiry');
  const { t: common } = useTranslation();
  const addresses = answerOf(useQuery(addressesQuery));
  const {
    form: typed,
    change,
    changeIntent,
    keptAt,
    discard,
    forget,
  } = useInquiryForm(sourceKey(source), draft);
  const items = useMemo(() => withQuantities(sourceItems, typed.quantities), [sourceItems, typed.quantities]);
  const { deliveries, lists, reads, areListsComing } = useDeliveries(items);
  const knownLists = areListsComing ? undefined : lists;
  const form = { ...typed, addressId: effectiveAddressId(addresses.data?.list, typed.addressId, knownLists) };
  const { submit, isPending, refusal, clearRefusal } = useSubmit({ source, form, changeIntent, forget });
  const ask = useAskApproval({ source, form, changeIntent, forget });
  const split = useSplit({ source, draft, form, changeIntent, forget });
  const keep = useKeepDraft({ source, draft, form, forget });
  const [isAsking, setAsking] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const remarkField = useRef<HTMLTextAreaElement>(null);

  const preview = useQuery(previewQuery(items, form.addressId ?? undefined));
  // Totals that load later would move the button below them while the user presses it.
  const areSumsComing = items.length > 0 && answerOf(preview).isWaiting;
  const verdicts = useMemo(() => verdictsOf(items, preview.data, refusal), [items, preview.data, refusal]);
  const listNames = new Map(preview.data?.groups.map(({ listId, listName }) => [listId, listName]));
  const chooseAddress = useCallback(
    (addressId: string) => {
      change({ addressId });
      clearRefusal();
    },
    [change, clearRefusal],
  );

  const send = (by: (inquiry: InquiryToSend) => void): void => {
    const { addressId, paymentMethod, notifyUserIds, remark } = form;
    setMissing(addressId === null);
    if (addressId === null) return;
    if (textLength(remark) > REMARK_MAX) {
      remarkField.current?.focus();
      return;
    }
    const draftId = source.kind === 'draft' ? source.id : undefined;
    const agreed = form.acceptPrices
      ? atShownPrices(items, (key) => verdicts.get(key)?.priceNowCents)
      : items;
    by({ items: agreed, addressId, paymentMethod, notifyUserIds, remark, draftId });
  };
  return (
    <Page
      isInset
      ground="surface"
      header={
        <PageHeader
          breadcrumbs={<Breadcrumbs items={[placeAbove(source, common)]} />}
          title={draft?.title ?? common('places.inquiry')}
          lead={t('lead')}
        />
      }
    >
      <Columns template="aside" gap="s7">
        <Stack gap="s7">
          <KeptStrip keptAt={keptAt} onDiscard={discard} />
          <AddressChoice
            addressId={form.addressId}
            onChange={chooseAddress}
            isMissing={isMissing && form.addressId === null}
            refused={refusal?.address}
            lists={knownLists}
          />
          <FailedChoices reads={reads.map((read) => [t('address.areas'), read])} />
          <InquiryLines
            items={items}
            listNames={listNames}
            verdicts={verdicts}
            isRefused={refusal !== null}
            onQuantity={(key, qty) => {
              change({ quantities: { ...form.quantities, [key]: qty } });
              clearRefusal();
            }}
            onRestore={() => change({ quantities: {} })}
          />
          <InquiryOptions form={form} onChange={change} remarkRef={remarkField} />
        </Stack>
        <InquirySums
          totals={items.length > 0 ? preview.data?.totals : emptyTotals}
          listNames={listNames}
          error={preview.error}
          refusal={refusal}
          problemCount={[...verdicts.values()].filter(({ problem }) => problem).length}
          hasNewPrices={hasNewPrices(verdicts)}
          acceptPrices={form.acceptPrices}
          onAcceptPrices={(acceptPrices) => changeIntent({ acceptPrices })}
          isPending={isPending}
          isDisabled={items.length === 0}
          isWaiting={addresses.isWaiting || areListsComing || areSumsComing}
          isSaving={keep.isPending}
          isWaitingForLeader={draft?.approvalStatus === 'WAITING'}
          onSubmit={() => send(submit)}
          onAsk={() => send(ask.mutate)}
          isAsking={ask.isPending}
          onSaveDraft={() => keep.mutate(items)}
          onCancel={() => setAsking(true)}
          split={
            deliveries.length > 1 ? (
              <SplitDelivery
                deliveries={deliveries}
                isPending={split.isPending}
                isDisabled={isPending || draft?.approvalStatus === 'WAITING'}
                onSplit={() => split.mutate(deliveries)}
              />
            ) : null
          }
        />
      </Columns>
      <CancelDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        onLeave={() => {
          forget();
          navigate(placeAbove(source, common).href);
        }}
      />
    </Page>
  );
}

function placeAbove(source: InquirySource, t: (key: string) => string): { label: string; href: string } {
  if (source.kind === 'draft') return { label: t('places.drafts'), href: '/procurement/drafts' };
  if (source.kind === 'cart') return { label: t('places.cart'), href: '/shoppingCart' };
  return source.listId === null
    ? { label: t('places.superlists'), href: '/product/list' }
    : { label: t('places.listDetails'), href: `/products/detail/${encodeURIComponent(source.listId)}` };
}
