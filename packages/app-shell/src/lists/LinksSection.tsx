import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { components } from '@selvedge/api-spec/types';
import type { ProductColumnKey } from '@selvedge/domain/products/columns';
import { Button } from '@selvedge/design-system/primitives/Button';
import { CopyList } from '@selvedge/design-system/primitives/CopyList';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { PlusIcon } from '@selvedge/design-system/primitives/Icon';
import { Section } from '@selvedge/design-system/layout/Section';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { Table } from '@selvedge/design-system/primitives/Table';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { lazyDialog } from '../app/lazyDialog';
import { ConfirmStep } from '../steps/ConfirmStep';
import type { ShareWish } from './ShareDialog';

const ShareDialog = lazyDialog(() => import('./ShareDialog').then((part) => part.ShareDialog));

/** Share link of a list. */
export type ListLink = components['schemas']['Share'];

interface LinksSectionProps {
  listId: string;
  links: readonly ListLink[];
  /** Columns of the list, the initial selection of a new link. */
  columns: readonly ProductColumnKey[];
  /** Current time, in epoch milliseconds. */
  now: number;
  /** Whether the list is open and the user may share it. */
  canShare: boolean;
  onShare: (wish: ShareWish) => Promise<unknown>;
  onRevoke: (id: string) => Promise<unknown>;
}

/** Section with the share links of a list: copies, creates and revokes them, and shows content, views and expiry. */
export function LinksSection(props: LinksSectionProps) {
  const { listId, links, columns, now, canShare, onShare, onRevoke } = props;
  const { t } = useTranslation('listEditor');
  const formats = useFormats();
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<ListLink | null>(null);
  const shown = useMemo((): TableColumn<ListLink>[] => {
    const isOver = ({ revokedAt, expiresAt }: ListLink) =>
      revokedAt !== undefined || (expiresAt !== undefined && Date.parse(expiresAt) <= now);
    return [
      {
        id: 'link',
        header: t('share.link'),
        isRowHeader: true,
        width: '38%',
        render: (link) =>
          isOver(link) ? (
            <Text ink="weak">{link.code}</Text>
          ) : (
            <CopyList items={[{ name: link.code, value: link.url }]} />
          ),
      },
      {
        id: 'shows',
        header: t('share.shows'),
        width: 212,
        render: ({ openToAll, hidePrice }) =>
          [
            t(openToAll ? 'share.isOpen' : 'share.isClosed'),
            hidePrice ? t('share.noPrices') : t('share.prices'),
          ].join(t('share.and')),
      },
      {
        id: 'views',
        header: t('share.views'),
        align: 'end',
        width: 72,
        render: ({ views }) => <Text isFigure>{formats.quantity(views)}</Text>,
      },
      {
        id: 'state',
        header: t('share.state'),
        width: 172,
        render: (link) => (
          <StatusMark glyph={isOver(link) ? 'ring' : 'full'}>
            {link.revokedAt !== undefined
              ? t('share.revoked', { at: formats.dateTime(link.revokedAt) })
              : link.expiresAt === undefined
                ? t('share.withList')
                : t(isOver(link) ? 'share.expired' : 'share.expires', {
                    at: formats.dateTime(link.expiresAt),
                  })}
          </StatusMark>
        ),
      },
      {
        id: 'end',
        header: t('share.revoke'),
        isHeaderHidden: true,
        align: 'end',
        render: (link) =>
          isOver(link) ? null : (
            <Button
              size="small"
              variant="quiet"
              aria-label={t('share.revokeCode', { code: link.code })}
              onPress={() => setEnding(link)}
            >
              {t('share.revoke')}
            </Button>
          ),
      },
    ];
  }, [t, formats, now]);
  return (
    <Section
      isInset
      title={t('share.title')}
      note={t('share.count', { count: links.length })}
      end={
        canShare ? (
          <Button size="small" icon={<PlusIcon />} onPress={() => setMaking(true)}>
            {t('share.make')}
          </Button>
        ) : null
      }
    >
      <Table
        label={t('share.title')}
        columns={shown}
        rows={links}
        rowId={({ id }) => id}
        minWidth={900}
        hasPhoneRows
        empty={<EmptyState title={t('share.none')}>{t('share.noneHint')}</EmptyState>}
        narrowing={null}
      />
      {isMaking ? (
        <ShareDialog listId={listId} columns={columns} onSave={onShare} onClose={() => setMaking(false)} />
      ) : null}
      {ending ? (
        <ConfirmStep
          title={t('share.revokeAsk', { code: ending.code })}
          confirmLabel={t('share.revoke')}
          isDestructive
          onConfirm={() => onRevoke(ending.id)}
          onClose={() => setEnding(null)}
        >
          {t('share.revokeHint')}
        </ConfirmStep>
      ) : null}
    </Section>
  );
}
