import stats from 'virtual:component-stats';
import { Canvas, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import * as css from './blocks.css';

/** Props of {@link Opening}. */
export interface OpeningProps extends Pick<ComponentProps<typeof Canvas>, 'of'> {
  /** Height in pixels of a frame of its own for the story, for overlays such as dialogs. */
  windowHeight?: number;
}

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** Beginning of a docs page: the component's measurements and the story that shows it best. */
export function Opening({ of, windowHeight }: OpeningProps) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/')[1];
  const entry = stats.components.find((each) => each.name === name);
  const story = windowHeight ? { inline: false, height: `${windowHeight}px` } : undefined;
  return (
    <>
      {entry && (
        <p className={css.measured}>
          {(entry.bytes / 1000).toFixed(1)} kB,{' '}
          {entry.isReadByAxe ? `${counted(entry.stories, 'story', 'stories')} read by axe` : 'no axe'},{' '}
          {entry.users > 0
            ? `used in ${counted(entry.users, 'place', 'places')} of the apps`
            : 'used inside other components'}
        </p>
      )}
      <Canvas of={of} story={story} />
    </>
  );
}
