import type { ReactNode } from 'react';
import { Panel, Panels } from '../../layout/Panels/Panels';
import { SplitView } from '../../layout/SplitView/SplitView';
import { Stack } from '../../layout/Stack/Stack';
import { useMessages } from '../../i18n/useMessages';
import { ErrorState } from '../../primitives/ErrorState/ErrorState';
import { Link } from '../../primitives/Link/Link';
import { Skeleton, TableSkeleton } from '../../primitives/Skeleton/Skeleton';
import { bones } from './DetailPage.css';

/** Link to the page from which another record can be chosen. */
interface WayBack {
  href: string;
  label: string;
}

/** Reason why a page has no record to show. */
export type DetailState =
  | {
      /** The record is being read; `hasRail` when panels will stand beside it. */
      kind: 'loading';
      hasRail?: boolean;
      hasPicture?: boolean;
    }
  | {
      /** The record could not be read, and may exist. */
      kind: 'failed';
      title: string;
      onRetry: () => void;
      isRetrying?: boolean;
      back: WayBack;
      /** Id of the server's error, for support. */
      reference?: string;
    }
  | {
      /** The record does not exist for this person: unknown, deleted, or not theirs. */
      kind: 'missing';
      title: string;
      /** Possible reasons, and how to go on. */
      text?: ReactNode;
      back: WayBack;
    };

const FACTS = ['title', 'facts', 'dates', 'sums'] as const;
const PANELS = ['sums', 'address', 'records'] as const;

/** Placeholder for the facts of a record. */
export function DetailSkeleton() {
  return (
    <div className={bones}>
      {FACTS.map((fact) => (
        <Stack key={fact} gap="s2">
          <Skeleton shape="short" />
          <Skeleton shape="most" />
        </Stack>
      ))}
    </div>
  );
}

/** Content of a page without a record: bones of its sections and panels, or the error with the way on. */
export function DetailUnread({ state }: { state: DetailState }) {
  const t = useMessages('DetailPage');
  if (state.kind === 'loading') {
    const panels = (
      <Panels>
        {PANELS.map((panel) => (
          <Panel key={panel} span="whole">
            <Stack gap="s3">
              <Skeleton shape="short" />
              <Skeleton />
              <Skeleton shape="most" />
            </Stack>
          </Panel>
        ))}
      </Panels>
    );
    return (
      <SplitView side={state.hasRail ? { at: 'end', label: t('rail'), content: panels } : undefined}>
        <TableSkeleton hasPicture={state.hasPicture} />
      </SplitView>
    );
  }
  const isMissing = state.kind === 'missing';
  return (
    <ErrorState
      isInset
      title={state.title}
      onRetry={isMissing ? undefined : state.onRetry}
      isRetrying={isMissing ? undefined : state.isRetrying}
      reference={isMissing ? undefined : state.reference}
      action={
        <Link variant={isMissing ? 'primary' : 'quiet'} href={state.back.href}>
          {state.back.label}
        </Link>
      }
    >
      {isMissing ? state.text : null}
    </ErrorState>
  );
}
