import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StepReport } from '@selvedge/design-system/pages/StepReport';
import { toast } from '@selvedge/design-system/primitives/Toast';

/** Answer of a step over several records: those it was taken for, and the error codes of the others. */
export interface BulkAnswer {
  /** The records, or their number. */
  done: number | readonly unknown[];
  failed: readonly { id: string; code: number }[];
}

/** Step over several records. */
export interface BulkStepParts<Asked> {
  send: (asked: Asked) => Promise<BulkAnswer>;
  /** Sentence with the number of records for which the step succeeded. */
  done: (count: number) => string;
  /** Title of the report, with the number of records that were refused. */
  partly: (count: number) => string;
  /** Reason of a refusal, by its error code. */
  reason: (code: number) => string;
  /** Number or name of a record. */
  nameOf: (id: string) => string;
  /** Called once the call was answered or failed, such as to close its dialog. */
  onSettled?: () => void;
  /** Clears the selection; called once all succeeded, or the report was closed. */
  onDone: () => void;
}

/** Running step over several records. */
export interface BulkStep<Asked> {
  run: (asked: Asked) => void;
  isPending: boolean;
  /** Report on the records that were refused, to be placed in the page; null while there are none. */
  report: ReactNode;
}

/**
 * Returns a step over several records: one call for all of them, a message once it succeeded for all, or a report with the reason of each
 * refusal.
 */
export function useBulkStep<Asked = void>(parts: BulkStepParts<Asked>): BulkStep<Asked> {
  const { send, done, partly, reason, nameOf, onSettled, onDone } = parts;
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: send,
    onSettled,
    onSuccess: (answer) => {
      if (answer.failed.length > 0) return;
      toast.show({ message: done(countOf(answer)), tone: 'positive' });
      onDone();
    },
  });
  const report = data !== undefined && data.failed.length > 0 && (
    <StepReport
      title={partly(data.failed.length)}
      done={done(countOf(data))}
      refused={data.failed.map(({ id, code }) => ({ id, name: nameOf(id), reason: reason(code) }))}
      onClose={() => {
        reset();
        onDone();
      }}
    />
  );
  return { run: mutate, isPending, report: report || null };
}

const countOf = ({ done }: BulkAnswer): number => (typeof done === 'number' ? done : done.length);
