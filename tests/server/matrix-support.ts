/** Rows of the field x role table for support. */
import {
  closed,
  type EventRow,
  forAdmin,
  type Here,
  hearing,
  noOne,
  own,
  type RootRow,
  type TypeRow,
} from './matrix-cells.ts';
import type { World } from './matrix-world.ts';

/** A request for help of somebody, by rows: each that is made costs one of the few that a person has. */
async function ticketOf({ app }: Pick<World, 'app'>, userId: string): Promise<string> {
  const [id, createdAt] = [crypto.randomUUID(), app.clock.now()];
  await app.db
    .insertInto('supportTickets')
    .values({
      id,
      userId,
      subject: 'A test',
      state: 'open',
      isPriority: true,
      createdAt,
      updatedAt: createdAt,
      stateSince: createdAt,
    })
    .execute();
  const message = { id: crypto.randomUUID(), ticketId: id, fromTeam: false, content: 'Can you help?', createdAt };
  await app.db.insertInto('supportMessages').values(message).execute();
  return id;
}

const request = 'createSupportTicket(input: { subject: "A test", content: "Can anybody help?" })';
const reply = async (here: Here) =>
  `replyToSupportTicket(input: { ticketId: "${await ticketOf(here, here.subject.id)}", content: "Hello?" })`;
const answer = async (here: Here) =>
  `answerSupportTicket(input: { ticketId: "${await ticketOf(here, here.subject.id)}", content: "Yes.", isDryRun: true })`;
const inOwn = async (here: Here, selection: string) => {
  await ticketOf(here, here.me.id);
  return `query { viewer { supportTickets ${selection} } }`;
};
const inQueue = async (here: Here, selection: string) => {
  await ticketOf(here, here.subject.id);
  return `query { admin { supportTickets ${selection} } }`;
};

export const rootRows: Record<string, RootRow> = {
  'Mutation.createSupportTicket': { ask: () => request, row: closed('CreateSupportTicketSuccess') },
  'Mutation.replyToSupportTicket': {
    ask: reply,
    row: closed('NotAvailable', { self: 'ReplyToSupportTicketSuccess' }),
  },
  'Mutation.answerSupportTicket': { ask: answer, row: forAdmin('AnswerSupportTicketSuccess', 'FORBIDDEN') },
};

export const typeRows: Record<string, TypeRow> = {
  SupportTicket: {
    ask: (here) => inOwn(here, '{ @@ }'),
    at: 'viewer.supportTickets.0',
    fields: 'id subject state isPriority createdAt updatedAt messages',
    row: own('value'),
  },
  SupportMessage: {
    ask: (here) => inOwn(here, '{ messages { @@ } }'),
    at: 'viewer.supportTickets.0.messages.0',
    fields: 'id isFromTeam content createdAt',
    row: own('value'),
  },
  CreateSupportTicketSuccess: {
    ask: () => `mutation { ${request} { @@ } }`,
    at: 'createSupportTicket',
    fields: 'ticket viewer',
    row: closed('value'),
  },
  ReplyToSupportTicketSuccess: {
    ask: async (here) => `mutation { ${await reply(here)} { @@ } }`,
    at: 'replyToSupportTicket',
    fields: 'ticket',
    row: closed('hidden', { self: 'value' }),
  },
  AnswerSupportTicketSuccess: {
    ask: async (here) => `mutation { ${await answer(here)} { @@ } }`,
    at: 'answerSupportTicket',
    fields: 'isDryRun ticket',
    row: forAdmin('value', 'FORBIDDEN'),
  },
  AdminSupportTicket: {
    ask: (here) => inQueue(here, '{ nodes { @@ } }'),
    at: 'admin.supportTickets.nodes.0',
    fields: 'id user subject state isPriority createdAt updatedAt messages',
    row: forAdmin('value', 'value'),
  },
  AdminSupportTicketConnection: {
    ask: (here) => inQueue(here, '{ @@ }'),
    at: 'admin.supportTickets',
    fields: 'edges nodes pageInfo',
    row: forAdmin('value', 'value'),
  },
  AdminSupportTicketEdge: {
    ask: (here) => inQueue(here, '{ edges { @@ } }'),
    at: 'admin.supportTickets.edges.0',
    fields: 'cursor node',
    row: forAdmin('value', 'value'),
  },
};

export const eventRows: Record<string, EventRow> = {
  SupportAnswered: { fields: 'ticket', row: hearing({ self: 'value' }) },
};

/** Answers a request of the subject, and tells everybody else of it as if it were theirs. */
export async function answerAround(
  world: World,
  run: (document: string, token: string) => Promise<void>,
): Promise<void> {
  const ticketId = await ticketOf(world, world.subject.id);
  await run(`answerSupportTicket(input: { ticketId: "${ticketId}", content: "Yes." })`, world.people.admin.accessToken);
  for (const { id } of Object.values(world.people)) {
    if (id === world.subject.id) continue;
    await world.app.deps.bus.publish(`viewer:${id}`, { kind: 'support', ticketId });
    await world.app.deps.bus.publish(`viewer:${id}`, { kind: 'support', ticketId: noOne });
  }
}
