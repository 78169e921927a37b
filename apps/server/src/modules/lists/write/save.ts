import { sentenceOf } from '@selvedge/api-spec/refusals/sentences';
import type { components } from '@selvedge/api-spec/types';
import type { Context } from '../../../contract/handlers';
import { invalid } from '../../../http/errors';
import { sellerAccess } from '../access/own';
import { listDetail } from '../read/lists';
import { listValues } from './checkInput';
import { changeList, makeDraft } from './writeList';

/** Creates a draft of the buyer's own, or changes a list that is not closed. */
export async function saveList(ctx: Context, input: components['schemas']['ListInput']) {
  const { actor, buyer, language } = ctx;
  const name = input.name.trim();
  if (name === '') throw invalid({ name: sentenceOf('required', language) });
  const said = { wish: input, values: { ...listValues(input), name, note: input.note?.trim() || null } };
  const id =
    input.id === undefined
      ? await makeDraft(ctx, said, { ownerType: 'BUYER', ownerId: buyer.id, ownerName: actor.name })
      : await changeList(ctx, sellerAccess(ctx), { id: input.id, version: input.version }, () => said);
  return listDetail(ctx, id);
}
