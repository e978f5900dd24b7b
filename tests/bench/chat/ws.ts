/** The product's own `ws`: one of this folder's packages brings another, which is older. */
import { createRequire } from 'node:module';

export type { RawData, WebSocket as Socket } from 'ws';

const required = createRequire(new URL('../../../package.json', import.meta.url));
export const { WebSocket, WebSocketServer } = required('ws') as typeof import('ws');
