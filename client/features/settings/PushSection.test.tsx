import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Observable } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { hearToasts } from '#tests/setup/toasts.ts';
import { PushSection } from './PushSection.tsx';
import { kindNames, texts } from './push-texts.ts';

hearToasts();

const notices = {
  __typename: 'NoticeSettings' as const,
  pushPublicKey: 'BAAA',
  isPushOn: false,
  hasPushDevice: false,
  pushKinds: ['MATCH', 'MESSAGE'],
  letterKinds: ['MESSAGE'],
  hasNames: false,
  hasRefusedPush: false,
  quietFrom: 0,
  quietUntil: 0,
};
const keys = { endpoint: 'https://fcm.googleapis.com/send/1', p256dh: 'AQ', auth: 'Ag' };

let root: Root;
let place: HTMLElement;
let sent: [string, unknown][];
beforeEach(async () => {
  sent = [];
  let viewer = { __typename: 'Viewer', id: 'me', notices: notices as Record<string, unknown> };
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        if (operationName !== 'PushSection') sent.push([operationName, variables.input]);
        const changes = {
          SavePushSubscription: { isPushOn: true, hasPushDevice: true },
          RemovePushSubscription: { isPushOn: false, hasPushDevice: false },
          UpdateNotices: variables.input,
        }[operationName];
        viewer = { ...viewer, notices: { ...viewer.notices, ...changes } };
        const field = operationName.replace(/^./, (letter) => letter.toLowerCase());
        observer.next({
          data: changes === undefined ? { viewer } : { [field]: { __typename: `${operationName}Success`, viewer } },
        });
        observer.complete();
      }),
  );
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  const client = new ApolloClient({ cache: createCache(), link });
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <PushSection />
      </ApolloProvider>,
    ),
  );
  await eventually(() => expect(place.querySelectorAll('input').length).toBeGreaterThan(5));
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const switchOf = (label: string, at = 0) =>
  [...place.querySelectorAll('label')]
    .filter(({ textContent }) => textContent?.startsWith(label))
    [at]?.querySelector('input');
const press = async (label: string, at = 0) => act(async () => switchOf(label, at)?.click());

it('each kind is switched by itself, for pushes and for letters', async () => {
  await press(kindNames.message);
  await press(kindNames.message, 1);
  await press(texts.names);
  await eventually(() =>
    expect(sent).toEqual([
      ['UpdateNotices', { pushKinds: ['MATCH'] }],
      ['UpdateNotices', { letterKinds: [] }],
      ['UpdateNotices', { hasNames: true }],
    ]),
  );
  expect(switchOf(kindNames.match)?.checked).toBe(true);
  expect(switchOf(kindNames.message)?.checked).toBe(false);
});

it('says where the browser has no pushes, and asks nobody', async () => {
  expect(place.textContent).toContain(texts.absent);
  await press(texts.here);
  expect(sent).toEqual([]);
});

it('subscribes with the key of the server, and ends the subscription', async () => {
  const unsubscribe = vi.fn(async () => true);
  const subscription = {
    endpoint: keys.endpoint,
    options: { applicationServerKey: null },
    getKey: (name: string) => new Uint8Array([name === 'auth' ? 2 : 1]).buffer,
    unsubscribe,
  };
  const pushManager = { getSubscription: async () => null, subscribe: vi.fn(async () => subscription) };
  const registration = { pushManager };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => 'granted' });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  await press(texts.names);
  await press(texts.here);
  await eventually(() => expect(sent.at(-1)).toEqual(['SavePushSubscription', keys]));
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BAAA' });
  await eventually(() => expect(switchOf(texts.here)?.checked).toBe(true));
  pushManager.getSubscription = (async () => subscription) as never;
  await press(texts.here);
  await eventually(() => expect(sent.at(-1)?.[0]).toBe('RemovePushSubscription'));
  expect(unsubscribe).toHaveBeenCalledOnce();
});
