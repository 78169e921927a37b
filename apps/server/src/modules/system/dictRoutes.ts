import { defineRoutes } from '../../contract/handlers';
import { dictBook, dictForm, dictPage, wordForm, wordPage, wordsOf } from './dicts/read';
import { addWord, changeWord, deleteWords } from './dicts/words';
import { addDict, changeDict, deleteDicts } from './dicts/write';

const several = (ids: string): string[] => [...new Set(ids.split(','))];

/** Routes of dictionaries and their words: labels of the product's enumerations may be changed, its values not. */
export const dictRoutes = defineRoutes({
  getDictsPage: (ctx) => dictPage(ctx.db, ctx.query),

  getDicts: (ctx) => dictBook(ctx.db),

  getDictsByIdForm: (ctx) => dictForm(ctx.db, ctx.params.id),

  postDicts: async (ctx) => ({ id: await addDict(ctx, ctx.body) }),

  putDictsById: async (ctx) => {
    await changeDict(ctx, ctx.params.id, ctx.body);
    return null;
  },

  deleteDictsById: async (ctx) => {
    await deleteDicts(ctx, several(ctx.params.id));
    return null;
  },

  getDictsByCodeItemsPage: (ctx) => wordPage(ctx.db, ctx.params.code, ctx.query),

  getDictsByCodeItems: (ctx) => wordsOf(ctx.db, ctx.params.code),

  getDictsByCodeItemsByItemIdForm: (ctx) => wordForm(ctx.db, ctx.params.code, ctx.params.itemId),

  postDictsByCodeItems: async (ctx) => ({ id: await addWord(ctx, ctx.params.code, ctx.body) }),

  putDictsByCodeItemsByItemId: async (ctx) => {
    await changeWord(ctx, ctx.params.code, ctx.params.itemId, ctx.body);
    return null;
  },

  deleteDictsByCodeItemsByItemId: async (ctx) => {
    await deleteWords(ctx, ctx.params.code, several(ctx.params.itemId));
    return null;
  },
});
