import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearToasts } from '#tests/setup/toasts.ts';
import { askForPush } from './push-ask.ts';

const { toast } = hearToasts();
const requestPermission = vi.fn(async () => 'denied');
const sent: { operationName: string; variables: object }[] = [];

beforeEach(() => {
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('fetch', async (_uri: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ data: { updateNotices: null } });
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
const allow = (permission: NotificationPermission) => vi.stubGlobal('Notification', { permission, requestPermission });

it('asks nobody whose browser has no pushes, or who said no to the browser', () => {
  vi.stubGlobal('Notification', undefined);
  Reflect.deleteProperty(window, 'Notification');
  askForPush();
  allow('denied');
  askForPush();
  expect(toast).not.toHaveBeenCalled();
});

it('asks once a visit, in our own line; a no is kept with the account, and the browser asks nothing', async () => {
  allow('default');
  askForPush();
  askForPush();
  expect(toast).toHaveBeenCalledOnce();
  const { action, refusal } = toast.mock.calls[0]?.[0] ?? expect.fail('nothing was said');
  expect([action?.label, refusal?.label]).toEqual(['Turn on', 'Not now']);
  refusal?.run();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ operationName: 'UpdateNotices', variables: { input: { hasRefusedPush: true } } });
  expect(requestPermission).not.toHaveBeenCalled();

  // The browser's question follows a yes, and a no to it is one to ours.
  action?.run();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(requestPermission).toHaveBeenCalledOnce();
  expect(sent[1]).toMatchObject({ operationName: 'UpdateNotices' });
});
