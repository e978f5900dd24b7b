/** What is sent to the product. */
import { documentOf } from '../client-documents.ts';

const MESSAGE = '__typename id clientId matchId seq isMine content createdAt';

/** The message itself, as the bare server sends it. */
export const plain = {
  send: `mutation SendPlain($input: SendMessageInput!) { sendMessage(input: $input) {
    __typename ... on SendMessageSuccess { sentMessage { ${MESSAGE} } } ... on UserError { message } } }`,
  listen: `subscription ListenPlain($matchId: ID!) { chatEvents(matchId: $matchId) {
    __typename ... on MessageAdded { message { ${MESSAGE} } } } }`,
};

/** Says that one types: what shows that the other one's subscription stands, which has no answer of its own. */
export const typing = 'mutation Type($input: SetTypingInput!) { setTyping(input: $input) { __typename } }';

/** What our client sends: more than the message, so that each event takes further statements. */
export const own = { send: documentOf('SendMessage'), listen: documentOf('ChatEvents') };

/** How many messages of the past a frozen reader asks for with each event: some 240 kB, so that the kernel's buffers are full soon. */
export const PAST = 60;

/** A reader of the past, who asks for its words twice: that fills buffers at half the work. */
export const greedy = `subscription ListenGreedy($matchId: ID!) { chatEvents(matchId: $matchId) {
    ... on MessageAdded { message { id content } match { messages(last: ${PAST}) { nodes { id content again: content } } } } } }`;

/** All that the product is sent, for it to know: it runs no other documents. */
export const sent: readonly string[] = [...Object.values(plain), ...Object.values(own), typing, greedy];
