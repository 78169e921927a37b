import type { ComponentType, ReactNode } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { MessageLoaders, Language } from '@selvedge/app-kit/app/i18n';

/** What a story says of the screen it shows, under `parameters`. */
export interface ScreenParameters {
  /** The app the screen belongs to. */
  app: 'buyer' | 'admin';
  /** Path and query inside the hash. */
  at: string;
  /** The pattern of the path where it has places, such as `/procurement/detail/:id`. */
  route?: string;
  /** See {@link Answers}. */
  answers?: Readonly<Record<string, string>>;
  /** False for the pages before the sign-in. */
  isSignedIn?: boolean;
}

/** How an app is made to stand around one of its screens. */
export interface StoryApp {
  queryClient: QueryClient;
  messages: MessageLoaders;
  /** Operation that tells who is signed in. */
  userOperation: string;
  /** Signs in the person the contract's example names; null for nobody. */
  enter(user: unknown): void;
  setLanguage(language: Language): void;
  /** What the app puts around a page besides its providers. */
  Around: ComponentType<{ children: ReactNode }>;
}

/** Message files under the paths by which i18next is told to load them. */
export function messages(globbed: MessageLoaders): MessageLoaders {
  return Object.fromEntries(
    Object.entries(globbed).map(([path, load]) => [path.replace(/^.*\/locales\//, './locales/'), load]),
  );
}
