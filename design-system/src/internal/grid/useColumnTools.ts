import { useMemo } from 'react';
import { deferred, useDeferred } from '../useDeferred';
import type { ColumnTools, ColumnToolsInput } from './columnTools';
import { useLatest } from './useLatest';

export type { ColumnTools } from './columnTools';

const loadedTools = deferred(async () => (await import('./columnTools')).columnTools);

/** Returns the tools of the column heads; null when the columns cannot be arranged, and until the tools are loaded. */
export function useColumnTools<Row>(input: ColumnToolsInput<Row>): ColumnTools | null {
  const latest = useLatest(input);
  const { part: columnTools } = useDeferred(loadedTools, input.onChange !== undefined);
  return useMemo(() => columnTools && columnTools(latest), [columnTools, latest]);
}
