export { TodoList } from './TodoList';
export type { TodoItem, TodoListProps } from './TodoList';
