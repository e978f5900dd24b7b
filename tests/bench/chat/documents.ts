/** What is sent to the product. */
import { readFileSync } from 'node:fs';
import { type FragmentDefinitionNode, Kind, parse, print, visit } from 'graphql';

const MESSAGE = '__typename id clientId matchId seq isMine content createdAt';

/** The message itself, as the bare server sends it. */
export const plain = {
  send: `mutation SendPlain($input: SendMessageInput!) { sendMessage(input: $input) {
    __typename ... on SendMessageSuccess { sentMessage { ${MESSAGE} } } ... on UserError { message } } }`,
  listen: `subscription ListenPlain($matchId: ID!) { chatEvents(matchId: $matchId) {
    __typename ... on MessageAdded { message { ${MESSAGE} } } } }`,
};

const source = readFileSync(new URL('../../../client/features/chat/chat.graphql', import.meta.url), 'utf8');
/** Without what is meant for the client's cache. */
const known = visit(parse(source), { Directive: () => null }).definitions;
const fragments = known.filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION);

/** An operation of the client with the fragments that it names itself; they name no others. */
function ofClient(name: string): string {
  const operation = known.find((node) => node.kind === Kind.OPERATION_DEFINITION && node.name?.value === name);
  if (operation === undefined) throw new Error(`The client has no ${name}.`);
  const text = print(operation);
  const needed = fragments.filter((fragment) => text.includes(`...${fragment.name.value}\n`));
  return [operation, ...needed].map(print).join('\n');
}

/** What our client sends: more than the message, so that each event takes further statements. */
export const own = { send: ofClient('SendMessage'), listen: ofClient('ChatEvents') };

/** A reader who asks for so many messages of the past with every event, and for their words twice: that fills buffers at half the work. */
export const greedy = (
  messages: number,
): string => `subscription ListenGreedy($matchId: ID!) { chatEvents(matchId: $matchId) {
    ... on MessageAdded { message { id content } match { messages(last: ${messages}) { nodes { id content again: content } } } } } }`;
