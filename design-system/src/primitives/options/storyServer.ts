import { useAsyncList } from 'react-aria-components/useAsyncList';
import { say } from '../../testing/say';
import type { Option } from '../floating/Options';
import type { SearchedOptions } from './types';

/** Customers as a server finds them: by name, by code and by pinyin, which no label contains. */
const customers = () => [
  { id: 'lin', label: say('林知夏', 'Lin Zhixia'), note: 'C-0114', pinyin: 'linzhixia' },
  { id: 'lu', label: say('陆明远', 'Lu Mingyuan'), note: 'C-0227', pinyin: 'lumingyuan' },
  { id: 'chan', label: say('陈伟明', 'Chan Wai-ming'), note: 'C-0311', pinyin: 'chenweiming' },
  { id: 'zhou', label: say('周岚', 'Zhou Lan'), note: 'C-0420', pinyin: 'zhoulan' },
];

/** Maximum number of customers in an answer of the stories' server. */
const PAGE = 3;

function find(words: string): { options: Option[]; moreCount: number } {
  const hits = customers().filter(({ label, note, pinyin }) =>
    [label, note, pinyin].some((text) => text.toLowerCase().includes(words.toLowerCase())),
  );
  const options = hits.slice(0, PAGE).map(({ id, label, note }) => ({ id, label, note }));
  return { options, moreCount: hits.length - options.length };
}

/** Server of a story, which answers when the play function says so. */
export class StoryServer {
  private waiting: { words: string; answer: () => void; fail: () => void }[] = [];
  private isHolding = false;

  /** Answers at once again. */
  reset(): void {
    this.isHolding = false;
    this.waiting = [];
  }

  /** Lets the following calls wait for {@link answer} or {@link fail}. */
  hold(): void {
    this.isHolding = true;
  }

  /** Words of the calls that wait. */
  get asked(): string[] {
    return this.waiting.map(({ words }) => words);
  }

  read(words: string): Promise<ReturnType<typeof find>> {
    if (!this.isHolding) return Promise.resolve(find(words));
    return new Promise((resolve, reject) => {
      this.waiting.push({
        words,
        answer: () => resolve(find(words)),
        fail: () => reject(new Error('no answer')),
      });
    });
  }

  /** Answers the last call with these words. */
  answer(words: string): void {
    this.take(words).answer();
  }

  /** Lets the last call with these words fail. */
  fail(words: string): void {
    this.take(words).fail();
  }

  private take(words: string) {
    const at = this.waiting.findLastIndex((call) => call.words === words);
    const [call] = at < 0 ? [] : this.waiting.splice(at, 1);
    if (!call) throw new Error(`nobody asked for "${words}"`);
    return call;
  }
}

/** Hook that reads the options of a story from its server, as a screen reads them by its queries. */
export function useStoryServer(server: StoryServer): SearchedOptions {
  const list = useAsyncList<Option & { moreCount: number }>({
    load: async ({ filterText = '' }) => {
      const { options, moreCount } = await server.read(filterText);
      return { items: options.map((option) => ({ ...option, moreCount })) };
    },
  });
  return {
    options: list.items,
    onInputChange: list.setFilterText,
    isPending: list.isLoading,
    moreCount: list.items[0]?.moreCount ?? 0,
    optionsError:
      list.loadingState === 'error'
        ? {
            message: say('没能读取客户', 'Customers could not be read'),
            onRetry: list.reload,
          }
        : undefined,
  };
}
