import { type RetentionRules } from '../../db/retention';

/** How long the rows of this module's tables stay. */
export const draftRetention = {
  draftLines: { keep: 'with the draft', why: 'bounded per draft' },
  drafts: { keep: 'until sent or removed', why: 'a person’s own work; bounded per person' },
} satisfies RetentionRules;
