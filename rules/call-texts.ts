/** Apart from rules/calls.ts, so that a page with a text does not load the schemas. */
import { brand } from './brand.ts';
import { limits } from './limits.ts';
import { grouped } from './numbers.ts';

export const statusTexts = {
  idle: 'Ready to connect',
  calling: 'Calling...',
  receiving: 'Incoming call...',
  inCall: (name: string) => `Connected with ${name}`,
  connecting: 'Connecting...',
  reconnecting: 'Reconnecting...',
} as const;

export const sentences = {
  declined: (name: string) => `${name} declined the call.`,
  noAnswer: (name: string) => `${name} did not answer.`,
  busy: (name: string) => `${name} is in another call. Try again in a moment.`,
  failed: 'The connection was lost, so the call is over.',
  notStarted: 'The call could not be started. Please check your connection and try again.',
  ended: 'The call ended',
  missed: (name: string) => `You missed a call from ${name}`,
  denied: (what: string) =>
    `${brand.name} may not use your ${what}. Allow it with the sign beside this page's address, or in the settings of your device, and try again.`,
  missing: (what: string) => `No ${what} was found. Connect one and try again.`,
  inUse: (what: string) => `Your ${what} is in use by another app. Close that app and try again.`,
  unusable: (what: string) => `Your ${what} could not be started. Please try again.`,
  unsupported: 'This browser cannot make calls. Update it, or use another one.',
  cameraLost: 'Your camera stopped working, so you are in the call with your voice only.',
  microphoneLost: 'Your microphone stopped working. Connect one and call again.',
  voiceOnly: 'You are in the call with your voice only.',
  voiceFirst: 'Data saver is on: the call starts with your voice. Turn your camera on when you like.',
  dataSaver: 'Data saver is on: your video is sent smaller.',
} as const;

export const messages = {
  premium: 'Upgrade to premium to make voice and video calls.',
  notAvailable: 'This person cannot be called at the moment.',
  busy: 'One of you is in another call. Try again in a moment.',
  over: 'This call is over.',
  tooMany: 'You called several times. Please wait a minute before you call again.',
  badCallId: 'callId must be a UUID',
  badSdp: `A session description has 1 to ${grouped(limits.calls.sdp)} characters and begins with v=0`,
  badCandidate: `A candidate has at most ${grouped(limits.calls.candidate)} characters and begins with candidate:`,
  badEnd: 'hangUp must be HUNG_UP, DECLINED, BUSY or FAILED',
  badStillHere: 'isStillHere must be true',
  notAnswered: 'This call has to be answered first.',
  elsewhere: 'This call is on another of your devices.',
} as const;
