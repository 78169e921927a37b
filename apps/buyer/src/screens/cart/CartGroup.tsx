import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeLeft } from '@selvedge/domain/time/dates';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Link } from '@selvedge/design-system/primitives/Link';
import { Section } from '@selvedge/design-system/layout/Section';
import { Table } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { useIsPrinting } from '@selvedge/design-system/theme';
import type { Cart } from '../../api/schemas';
import { useNow } from '@selvedge/app-shell/app/useNow';
import { cartColumns } from './cart.columns';
import type { CartColumnTools } from './cart.columns';

/** Rows of a list shown at first; all of them on request and in print. */
const FIRST_ROWS = 100;

interface CartGroupProps {
  group: Cart['groups'][number];
  tools: Omit<CartColumnTools, 't'>;
  selected: ReadonlySet<string>;
  onSelect: (ids: Set<string>) => void;
}

/** Cart lines of one list, with its closing time, total and minimum order value. */
export function CartGroup({ group, tools, selected, onSelect }: CartGroupProps) {
  const { t } = useTranslation('cart');
  const formats = useFormats();
  const now = useNow();
  const [isAskedForAll, setAskedForAll] = useState(false);
  const showsAll = useIsPrinting() || isAskedForAll;
  const { lines, totals, listName, closeAt } = group;
  const columns = cartColumns({ ...tools, t });
  const left = timeLeft(closeAt, now);
  const minimum = totals.violations.find(({ code }) => code === 'MIN_LIST_VALUE');
  return (
    <Section
      isInset
      title={listName}
      note={
        left.over
          ? t('listClosed')
          : t('closesIn', {
              left: formats.remaining(Date.parse(closeAt) - now),
              at: formats.dateTime(closeAt),
            })
      }
      end={
        <Inline gap="s5">
          {minimum ? (
            <Text size="small" ink="warning">
              {t('listMinimum', {
                need: formats.money(minimum.need),
                missing: formats.money(minimum.need - minimum.have),
              })}
            </Text>
          ) : null}
          <Text size="small" isFigure>
            {formats.count(totals.qty, 'pieceShort')}
          </Text>
          <Text isFigure weight="medium">
            {formats.money(totals.goodsCents)}
          </Text>
          <Link variant="weak" href={`/products/detail/${encodeURIComponent(group.listId)}`}>
            {t('openList')}
          </Link>
        </Inline>
      }
    >
      <Table
        label={listName}
        columns={columns}
        rows={showsAll ? lines : lines.slice(0, FIRST_ROWS)}
        rowId={({ id }) => id}
        selectedKeys={selected}
        onSelectionChange={onSelect}
        minWidth={1100}
        isTall
        hasPhoneRows
      />
      {lines.length > FIRST_ROWS && !showsAll ? (
        <Button variant="link" onPress={() => setAskedForAll(true)}>
          {t('showAll', { count: lines.length })}
        </Button>
      ) : null}
    </Section>
  );
}
