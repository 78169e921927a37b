import { useEditorState } from '@tiptap/react';
import type { ChainedCommands, Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Toolbar } from 'react-aria-components/Toolbar';
import { useMessages } from '../../i18n';
import {
  BoldIcon,
  HeadingIcon,
  ItalicIcon,
  ListIcon,
  ListOrderedIcon,
  Redo2Icon,
  TextQuoteIcon,
  UnderlineIcon,
  Undo2Icon,
} from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { iconButton } from '../IconButton/IconButton.css';
import { LinkTool } from './LinkTool';
import { tool, tools } from './RichTextField.css';

interface Mark {
  name: 'bold' | 'italic' | 'underline' | 'heading' | 'bullets' | 'numbers' | 'quote';
  node: string;
  icon: ReactNode;
  apply: (edit: ChainedCommands) => ChainedCommands;
}

const marks: readonly Mark[] = [
  {
    name: 'heading',
    node: 'heading',
    icon: <HeadingIcon />,
    apply: (edit) => edit.toggleHeading({ level: 3 }),
  },
  {
    name: 'bold',
    node: 'bold',
    icon: <BoldIcon />,
    apply: (edit) => edit.toggleBold(),
  },
  {
    name: 'italic',
    node: 'italic',
    icon: <ItalicIcon />,
    apply: (edit) => edit.toggleItalic(),
  },
  {
    name: 'underline',
    node: 'underline',
    icon: <UnderlineIcon />,
    apply: (edit) => edit.toggleUnderline(),
  },
  {
    name: 'bullets',
    node: 'bulletList',
    icon: <ListIcon />,
    apply: (edit) => edit.toggleBulletList(),
  },
  {
    name: 'numbers',
    node: 'orderedList',
    icon: <ListOrderedIcon />,
    apply: (edit) => edit.toggleOrderedList(),
  },
  {
    name: 'quote',
    node: 'blockquote',
    icon: <TextQuoteIcon />,
    apply: (edit) => edit.toggleBlockquote(),
  },
];

/** Toolbar above the text; arrow keys move between the tools, Tab stops once for all. */
export function Tools({ editor }: { editor: Editor }) {
  const t = useMessages('RichTextField');
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      inForce: marks.filter(({ node }) => now.isActive(node)).map(({ name }) => name),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  // The editor's own `focus()` waits for a frame, in which typed characters would go to the button.
  const change = (apply: Mark['apply']): void => {
    editor.view.focus();
    apply(editor.chain()).run();
  };
  return (
    <Toolbar aria-label={t('tools')} className={tools}>
      {marks.map(({ name, icon, apply }) => (
        <ToggleButton
          key={name}
          aria-label={t(name)}
          className={`${iconButton({ size: 'regular', tone: 'plain' })} ${tool}`}
          isSelected={state.inForce.includes(name)}
          onChange={() => change(apply)}
        >
          {icon}
        </ToggleButton>
      ))}
      <LinkTool editor={editor} />
      <IconButton
        label={t('undo')}
        icon={<Undo2Icon />}
        isDisabled={!state.canUndo}
        onPress={() => change((edit) => edit.undo())}
      />
      <IconButton
        label={t('redo')}
        icon={<Redo2Icon />}
        isDisabled={!state.canRedo}
        onPress={() => change((edit) => edit.redo())}
      />
    </Toolbar>
  );
}
