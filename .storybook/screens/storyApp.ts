import type { ComponentType, ReactNode } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { MessageLoaders, Language } from '@selvedge/app-shell/app/i18n';

/** Parameters of a story that shows a screen. */
export interface ScreenParameters {
  /** App that the screen belongs to. */
  app: 'buyer' | 'admin';
  /** Path and query inside the hash. */
  at: string;
  /** Pattern of the path when it has parameters, such as `/procurement/detail/:id`. */
  route?: string;
  /** See {@link Answers}. */
  answers?: Readonly<Record<string, string>>;
  /** False for the pages before the sign-in. */
  isSignedIn?: boolean;
}

/** Adapter that sets an app up around one of its screens. */
export interface StoryApp {
  queryClient: QueryClient;
  messages: MessageLoaders;
  /** Operation that returns the signed-in user. */
  userOperation: string;
  /** Signs in the user of the contract's example; signs out with null. */
  enter(user: unknown): void;
  setLanguage(language: Language): void;
  /** Wrapper that the app has around a page besides its providers. */
  Around: ComponentType<{ children: ReactNode }>;
}

/** Returns message files under the paths by which i18next loads them. */
export function messages(globbed: MessageLoaders): MessageLoaders {
  return Object.fromEntries(
    Object.entries(globbed).map(([path, load]) => [path.replace(/^.*\/locales\//, './locales/'), load]),
  );
}
