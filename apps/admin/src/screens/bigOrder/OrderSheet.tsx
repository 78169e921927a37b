import { useCallback, useMemo, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { KeptStrip } from '@selvedge/app-shell/kept/KeptStrip';
import { useNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { Button } from '@selvedge/design-system/primitives/Button';
import { ManifestTable } from '@selvedge/design-system/commerce/ManifestTable';
import type { ManifestChange, ManifestTableHandle } from '@selvedge/design-system/commerce/ManifestTable';
import { SplitView } from '@selvedge/design-system/layout/SplitView';
import { toast } from '@selvedge/design-system/primitives/Toast';
import type { BigOrder } from '../../api/schemas';
import { saveSheet } from './bigOrder.api';
import { SheetBar } from './SheetBar';
import { SheetIssues } from './SheetIssues';
import { SheetTools } from './SheetTools';
import { asAsked, changesIn, issuesIn } from './sheet.model';
import type { SheetRow, Written } from './sheet.model';
import { rowsIn } from './sheet.view';
import type { SheetView } from './sheet.view';
import { useIssueWords } from './useIssueWords';
import { useSheet } from './useSheet';
import { useListArrangement } from '../../listing/useListArrangement';
import { useSheetColumns } from './useSheetColumns';

const ROWS_IN_VIEW = 18;
const ALL_ROWS: SheetView = { words: '', only: 'all' };

function writtenBy(change: ManifestChange<SheetRow>): Written[] {
  if (change.kind !== 'cell') return [];
  const { rowId: id, columnId, value } = change;
  if (columnId === 'askedQty' || columnId === 'confirmedQty')
    return [{ id, column: columnId, value: Number(value) }];
  return value === 'DEFECT' || value === 'SHORTAGE' ? [{ id, column: 'reason', value }] : [];
}

/** Sheet with every line of an order: cells are typed, pasted, filled, undone and saved together. */
export function OrderSheet({ big }: { big: BigOrder }) {
  const { t } = useTranslation('orders');
  const { sheet, keptAt, write, undo, discard, settle, answered } = useSheet(big);
  const [view, setView] = useState(ALL_ROWS);
  const [refused, setRefused] = useState(0);
  const grid = useRef<ManifestTableHandle>(null);
  const columns = useSheetColumns();
  const arranged = useListArrangement('bigOrder');
  const words = useIssueWords();
  const rows = useMemo(() => rowsIn(sheet.rows, view), [sheet.rows, view]);
  const changes = changesIn(sheet.rows);
  const hasIssues = issuesIn(sheet.rows).length > 0;
  const open = asAsked(rows);
  const save = useMutation({
    mutationFn: (sent: readonly SheetRow[]) => saveSheet(big.order.id, { subs: changesIn(sent) }),
    onSuccess: (answer, sent) => {
      answered(answer.big, { cells: answer.cells, sent });
      const saved = answer.cells.filter(({ outcome }) => outcome === 'SAVED').length;
      if (saved > 0) toast.show({ tone: 'positive', message: t('sheet.saved', { count: saved }) });
      if (saved < answer.cells.length)
        toast.show({
          tone: 'critical',
          message: t('sheet.notSaved', { count: answer.cells.length - saved }),
        });
    },
  });
  const onEdit = useCallback(
    (edits: readonly ManifestChange<SheetRow>[]) => write(edits.flatMap(writtenBy)),
    [write],
  );
  const marksOf = useCallback(
    ({ issues, typed }: SheetRow) => {
      const marks = Object.entries(issues).map(([column, issue]) => {
        const level = issue.kind === 'CONFLICT' ? ('warning' as const) : ('critical' as const);
        const written = column === 'askedQty' ? typed.askedQty : typed.confirmedQty;
        return [column, { level, message: words(issue, written) }];
      });
      return marks.length === 0 ? undefined : Object.fromEntries(marks);
    },
    [words],
  );
  const { words: keywords, sub, only } = view;
  const narrowing = useNarrowing(
    { keywords, sub, only: only === 'all' ? '' : only },
    { sub: t('columns.sub'), only: t('sheet.rows') },
    () => setView(ALL_ROWS),
  );
  const isEditable = big.lines.some(({ editable }) => editable.length > 0);

  return (
    <>
      <KeptStrip keptAt={keptAt} onDiscard={discard} isInset />
      <SheetTools
        rows={sheet.rows}
        view={view}
        onView={(change) => setView({ ...view, ...change })}
        canUndo={sheet.past.length > 0}
        onUndo={undo}
        onFill={() => grid.current?.fillDown()}
        onAsAsked={open.length > 0 ? () => write(open) : undefined}
      />
      <SplitView
        side={
          hasIssues
            ? {
                at: 'end',
                label: t('sheet.issues'),
                content: <SheetIssues rows={sheet.rows} onSettle={settle} />,
              }
            : undefined
        }
        bottom={{
          label: t('sheet.bar'),
          content: <SheetBar rows={sheet.rows} refused={refused} />,
          end: isEditable && (
            <>
              <Button variant="quiet" isDisabled={changes.length === 0} onPress={discard}>
                {t('sheet.discard')}
              </Button>
              <Button
                variant="primary"
                isDisabled={changes.length === 0}
                isPending={save.isPending}
                onPress={() => save.mutate(sheet.rows)}
              >
                {t('sheet.save')}
              </Button>
            </>
          ),
        }}
      >
        <ManifestTable
          label={t('common:route.orderBigDetails')}
          columns={columns}
          {...arranged}
          rows={rows}
          rowId={(row) => row.source.line.id}
          rowLabel={({ source: { line } }) => `${line.brandName} ${line.name} ${line.size}`}
          rowKind="plain"
          maxRows={ROWS_IN_VIEW}
          onEdit={isEditable ? onEdit : undefined}
          onUndo={undo}
          marksOf={marksOf}
          onInvalidChange={setRefused}
          empty={{ title: t('sheet.none') }}
          narrowing={narrowing}
          handleRef={grid}
        />
      </SplitView>
    </>
  );
}
