import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  expect,
  test as base,
} from '@playwright/test';

/** What Chromium says on the console when a page wants what its content policy forbids. */
const BROKEN_POLICY = /Content Security Policy/;

/** Gathers what all pages of a browser want against their content policy; `stop` says what it was. */
function watchPolicy(browser: Browser): { stop: () => string[] } {
  const found: string[] = [];
  const contexts = new Set<BrowserContext>();
  const hear = (message: ConsoleMessage) => {
    if (BROKEN_POLICY.test(message.text())) found.push(message.text());
  };
  const watch = (context: BrowserContext) => {
    if (contexts.has(context)) return;
    contexts.add(context);
    context.on('console', hear);
  };
  for (const context of browser.contexts()) watch(context);
  browser.on('context', watch);
  return {
    stop: () => {
      browser.off('context', watch);
      for (const context of contexts) context.off('console', hear);
      return found;
    },
  };
}

/** A journey: it fails when a page of its browsers wants what the content policy of the server forbids. */
export const test = base.extend<{ keepsPolicy: void }>({
  keepsPolicy: [
    async ({ browser, context }, use) => {
      const watch = watchPolicy(browser);
      expect(browser.contexts()).toContain(context);
      await use();
      expect(watch.stop(), 'what pages wanted against their content policy').toEqual([]);
    },
    { auto: true },
  ],
});
