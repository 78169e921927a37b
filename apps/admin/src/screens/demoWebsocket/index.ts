export { WebsocketScreen as default } from './WebsocketScreen';
