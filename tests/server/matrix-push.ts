/** Rows of the field x role table for pushes. */
import { createECDH } from 'node:crypto';
import { closed, type Here, own, type RootRow, type TypeRow } from './matrix-cells.ts';

const save = ({ fresh }: Here): string => {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const endpoint = `https://fcm.googleapis.com/send/${encodeURIComponent(fresh)}`;
  return `savePushSubscription(input: { endpoint: "${endpoint}", p256dh: "${p256dh}", auth: "${'a'.repeat(22)}" })`;
};
const update = 'updateNotices(input: { hasNames: false })';
const visible = 'setPageVisibility(input: { isVisible: false })';

export const rootRows: Record<string, RootRow> = {
  'Mutation.savePushSubscription': { ask: save, row: closed('SavePushSubscriptionSuccess') },
  'Mutation.removePushSubscription': {
    ask: () => 'removePushSubscription',
    row: closed('RemovePushSubscriptionSuccess'),
  },
  'Mutation.updateNotices': { ask: () => update, row: closed('UpdateNoticesSuccess') },
  'Mutation.setPageVisibility': { ask: () => visible, row: closed('SetPageVisibilitySuccess') },
};

export const typeRows: Record<string, TypeRow> = {
  NoticeSettings: {
    ask: () => 'query { viewer { notices { @@ } } }',
    at: 'viewer.notices',
    fields: 'pushPublicKey isPushOn hasPushDevice pushKinds letterKinds hasNames hasRefusedPush quietFrom quietUntil',
    row: own('value'),
  },
  SavePushSubscriptionSuccess: {
    ask: (here) => `mutation { ${save(here)} { @@ } }`,
    at: 'savePushSubscription',
    fields: 'viewer',
    row: closed('value'),
  },
  RemovePushSubscriptionSuccess: {
    ask: () => 'mutation { removePushSubscription { @@ } }',
    at: 'removePushSubscription',
    fields: 'viewer',
    row: closed('value'),
  },
  UpdateNoticesSuccess: {
    ask: () => `mutation { ${update} { @@ } }`,
    at: 'updateNotices',
    fields: 'viewer',
    row: closed('value'),
  },
  SetPageVisibilitySuccess: {
    ask: () => `mutation { ${visible} { @@ } }`,
    at: 'setPageVisibility',
    fields: 'viewer',
    row: closed('value'),
  },
};
