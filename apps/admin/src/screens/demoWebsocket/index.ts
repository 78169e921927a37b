export { DemoWebsocketScreen as default } from './DemoWebsocketScreen';
