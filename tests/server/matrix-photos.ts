/** Rows of the field x role table for photos and verification. */
import { closed, forAdmin, type Here, own, type RootRow, type TypeRow } from './matrix-cells.ts';

/** The subject's photos as they are now. */
async function photosOf({ app, subject }: Here): Promise<string> {
  const rows = await app.db
    .selectFrom('profilePhotos')
    .select('id')
    .where('userId', '=', subject.id)
    .where('state', '=', 'ready')
    .execute();
  return rows.map(({ id }) => `"${id}"`).join(', ');
}

/** The subject's selfie that waits for a review. */
async function waiting({ app, subject }: Here): Promise<string> {
  const { id } = await app.db
    .selectFrom('verifications')
    .select('id')
    .where('userId', '=', subject.id)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return id;
}

const deletion = async ({ upload, subject }: Here) =>
  `deletePhoto(input: { photoId: "${await upload(subject, 'PHOTO')}" })`;
const order = async (here: Here) => `reorderPhotos(input: { photoIds: [${await photosOf(here)}] })`;
const submission = async ({ upload, subject }: Here) =>
  `submitVerification(input: { photoId: "${await upload(subject, 'SELFIE')}" })`;
const review = async (here: Here) =>
  `reviewVerification(input: { verificationId: "${await waiting(here)}", decision: APPROVE, isDryRun: true })`;

/** A photo of the subject that looks like a removed one. */
async function flagged({ app, subject }: Here): Promise<string> {
  const { id } = await app.db
    .selectFrom('profilePhotos')
    .select('id')
    .where('userId', '=', subject.id)
    .where('state', '=', 'ready')
    .executeTakeFirstOrThrow();
  await app.db.updateTable('profilePhotos').set({ flaggedAt: app.clock.now() }).where('id', '=', id).execute();
  return id;
}

/** A photo of the subject that was removed once. */
async function removedOnce({ app, subject }: Here): Promise<string> {
  const [id, photoId] = [crypto.randomUUID(), crypto.randomUUID()];
  const warning = { id, photoId, userId: subject.id, reason: 'A test', createdAt: app.clock.now() };
  await app.db.deleteFrom('warnings').where('userId', '=', subject.id).execute();
  await app.db.insertInto('warnings').values(warning).execute();
  return photoId;
}

const removal = async (here: Here) =>
  `removePhoto(input: { photoId: "${await flagged(here)}", reason: "A test", isDryRun: true })`;
const lifting = async (here: Here) =>
  `liftPhotoRemoval(input: { photoId: "${await removedOnce(here)}", reason: "A test", isDryRun: true })`;
const keeping = async (here: Here) => `keepPhoto(input: { photoId: "${await flagged(here)}", isDryRun: true })`;
const flaggedOnes = (selection: string) => async (here: Here) => {
  await flagged(here);
  return `query { admin { flaggedPhotos ${selection} } }`;
};
const read = forAdmin('value', 'value');
const written = forAdmin('value', 'FORBIDDEN');

export const rootRows: Record<string, RootRow> = {
  'Mutation.removePhoto': { ask: removal, row: forAdmin('RemovePhotoSuccess', 'FORBIDDEN') },
  'Mutation.liftPhotoRemoval': { ask: lifting, row: forAdmin('LiftPhotoRemovalSuccess', 'FORBIDDEN') },
  'Mutation.keepPhoto': { ask: keeping, row: forAdmin('KeepPhotoSuccess', 'FORBIDDEN') },
  // Each about what is the subject's: to everybody else it is not there.
  'Mutation.deletePhoto': { ask: deletion, row: closed('NotAvailable', { self: 'DeletePhotoSuccess' }) },
  'Mutation.reorderPhotos': { ask: order, row: closed('NotAvailable', { self: 'ReorderPhotosSuccess' }) },
  'Mutation.submitVerification': {
    ask: submission,
    row: closed('NotAvailable', { self: 'SubmitVerificationSuccess' }),
  },
  'Mutation.reviewVerification': { ask: review, row: forAdmin('ReviewVerificationSuccess', 'FORBIDDEN') },
};

const notYet = { admin: 'null', script: 'null' };

export const typeRows: Record<string, TypeRow> = {
  RemovePhotoSuccess: {
    ask: async (here) => `mutation { ${await removal(here)} { @@ } }`,
    at: 'removePhoto',
    fields: 'isDryRun user',
    row: written,
  },
  LiftPhotoRemovalSuccess: {
    ask: async (here) => `mutation { ${await lifting(here)} { @@ } }`,
    at: 'liftPhotoRemoval',
    fields: 'isDryRun user',
    row: written,
  },
  KeepPhotoSuccess: {
    ask: async (here) => `mutation { ${await keeping(here)} { @@ } }`,
    at: 'keepPhoto',
    fields: 'isDryRun photoId',
    row: written,
  },
  AdminFlaggedPhoto: {
    ask: flaggedOnes('{ nodes { @@ } }'),
    at: 'admin.flaggedPhotos.nodes.0',
    fields: 'id photo user flaggedAt',
    row: read,
  },
  AdminFlaggedPhotoConnection: {
    ask: flaggedOnes('{ @@ }'),
    at: 'admin.flaggedPhotos',
    fields: 'edges nodes pageInfo',
    row: read,
  },
  AdminFlaggedPhotoEdge: {
    ask: flaggedOnes('{ edges { @@ } }'),
    at: 'admin.flaggedPhotos.edges.0',
    fields: 'cursor node',
    row: read,
  },
  DeletePhotoSuccess: {
    ask: async (here) => `mutation { ${await deletion(here)} { @@ } }`,
    at: 'deletePhoto',
    fields: 'viewer',
    row: closed('hidden', { self: 'value' }),
  },
  ReorderPhotosSuccess: {
    ask: async (here) => `mutation { ${await order(here)} { @@ } }`,
    at: 'reorderPhotos',
    fields: 'viewer',
    row: closed('hidden', { self: 'value' }),
  },
  SubmitVerificationSuccess: {
    ask: async (here) => `mutation { ${await submission(here)} { @@ } }`,
    at: 'submitVerification',
    fields: 'viewer',
    row: closed('hidden', { self: 'value' }),
  },
  Verification: {
    ask: () => 'query { viewer { verification { @@ } } }',
    at: 'viewer.verification',
    fields: 'id status reason submittedAt reviewedAt',
    row: own('hidden', { self: 'value' }),
    // It waits.
    except: { reason: { self: 'null' }, reviewedAt: { self: 'null' } },
  },
  AdminVerification: {
    ask: () => 'query { admin { verifications { nodes { @@ } } } }',
    at: 'admin.verifications.nodes.0',
    fields: 'id user status reason submittedAt reviewedAt selfieUrl photos',
    row: forAdmin('value', 'value'),
    // A script that may only read accounts sees no selfie.
    except: { reason: notYet, reviewedAt: notYet, selfieUrl: { script: 'null' } },
  },
  AdminVerificationConnection: {
    ask: () => 'query { admin { verifications { @@ } } }',
    at: 'admin.verifications',
    fields: 'edges nodes pageInfo',
    row: forAdmin('value', 'value'),
  },
  AdminVerificationEdge: {
    ask: () => 'query { admin { verifications { edges { @@ } } } }',
    at: 'admin.verifications.edges.0',
    fields: 'cursor node',
    row: forAdmin('value', 'value'),
  },
  ReviewVerificationSuccess: {
    ask: async (here) => `mutation { ${await review(here)} { @@ } }`,
    at: 'reviewVerification',
    fields: 'isDryRun verification',
    row: forAdmin('value', 'FORBIDDEN'),
  },
};
