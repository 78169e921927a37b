import { useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
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
import { IconButton } from '../IconButton';
import { iconButton } from '../IconButton/IconButton.css';
import { LinkTool } from './LinkTool';
import { messages } from './RichTextField.messages';
import { tool, tools } from './RichTextField.css';

interface Mark {
  name: 'bold' | 'italic' | 'underline' | 'heading' | 'bullets' | 'numbers' | 'quote';
  node: string;
  icon: ReactNode;
  take: (editor: Editor) => boolean;
}

const marks: readonly Mark[] = [
  {
    name: 'heading',
    node: 'heading',
    icon: <HeadingIcon />,
    take: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bold',
    node: 'bold',
    icon: <BoldIcon />,
    take: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    node: 'italic',
    icon: <ItalicIcon />,
    take: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'underline',
    node: 'underline',
    icon: <UnderlineIcon />,
    take: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'bullets',
    node: 'bulletList',
    icon: <ListIcon />,
    take: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    node: 'orderedList',
    icon: <ListOrderedIcon />,
    take: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    node: 'blockquote',
    icon: <TextQuoteIcon />,
    take: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

/** The tools over a text; arrow keys walk between them, one stop of Tab for all. */
export function Tools({ editor }: { editor: Editor }) {
  const t = useMessages(messages);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      inForce: marks.filter(({ node }) => now.isActive(node)).map(({ name }) => name),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  return (
    <Toolbar aria-label={t('tools')} className={tools}>
      {marks.map(({ name, icon, take }) => (
        <ToggleButton
          key={name}
          aria-label={t(name)}
          className={`${iconButton({ size: 'regular', tone: 'plain' })} ${tool}`}
          isSelected={state.inForce.includes(name)}
          onChange={() => take(editor)}
        >
          {icon}
        </ToggleButton>
      ))}
      <LinkTool editor={editor} />
      <IconButton
        label={t('undo')}
        icon={<Undo2Icon />}
        isDisabled={!state.canUndo}
        onPress={() => editor.chain().focus().undo().run()}
      />
      <IconButton
        label={t('redo')}
        icon={<Redo2Icon />}
        isDisabled={!state.canRedo}
        onPress={() => editor.chain().focus().redo().run()}
      />
    </Toolbar>
  );
}
