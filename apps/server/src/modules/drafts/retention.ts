import { type RetentionRules } from '../../db/retention';

/** Retention rules of this module's tables. */
export const draftRetention = {
  draftLines: { keep: 'with the draft', why: 'bounded per draft' },
  drafts: { keep: 'until sent or removed', why: 'a person’s own work; bounded per person' },
} satisfies RetentionRules;
