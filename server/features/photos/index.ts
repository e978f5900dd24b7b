import type { Feature } from '#server/contract/feature.ts';
import { privacy } from './privacy.ts';
import { resolvers } from './resolvers.ts';
import { registerPhotos } from './routes.ts';
import { schedule, tasks } from './tasks.ts';
import { registerUploads } from './upload-routes.ts';

export const photos = {
  resolvers,
  privacy,
  tasks,
  schedule,
  routes: [registerPhotos, registerUploads],
} satisfies Feature;
