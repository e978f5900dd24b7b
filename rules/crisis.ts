import { brand } from './brand.ts';
import { folded } from './folding.ts';

/** Operators must check every number before they open and twice a year after that: a wrong number is worse than none. */
export const helpLines = [
  { name: 'Emergency', number: '112', purpose: 'police, ambulance or fire, anywhere in Nigeria' },
  { name: 'SURPIN', number: '0800 078 7746', purpose: 'distress and thoughts of suicide, free' },
  {
    name: 'Lagos State DSVA',
    number: '0800 033 3333',
    purpose: 'violence at home and sexual violence, in Lagos, free',
  },
  { name: 'WARIF', number: '0809 210 0009', purpose: 'rape and sexual violence, in Lagos' },
] as const;

export function crisisReply(): string {
  const lines = helpLines.map(({ name, number, purpose }) => `${name}: ${number} (${purpose})`);
  return [
    'Let us leave everything else for now, because you matter more than it. What you wrote sounds heavy, and I am glad that you said it.',
    `I am ${brand.companion}, an AI, and I cannot help you the way a person can. Please call somebody now, or tell one person near you whom you trust how bad it is:`,
    lines.join('\n'),
    'If you are in danger at this moment, go to where other people are if you can, and call 112. You do not have to carry this alone.',
  ].join('\n\n');
}

/** Stretched letters shrink to one, and digits used as letters become letters. */
function wordsOf(text: string): string {
  return folded(text)
    .replace(/['’ʼ`]/g, '')
    .replace(/([a-z])1(?=[a-z])/g, '$1i')
    .replace(/([a-z])0(?=[a-z])/g, '$1o')
    .replace(/([a-z])3(?=[a-z])/g, '$1e')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

const self = '(?:my ?self|my ?sef|ma ?sef|mysef|maself|me sef)';
const want =
  '(?:want(?:ed|ing)? to|wanna|wan|going to|gonna|go|about to|ready to|need to|plan(?:ning)? to|will|might|could|should|thinking of|think of|think about|thinking about|feel like|feeling like|tempted to|urge to|keep|kept|started|been|want make i)';
const them =
  '(?:he|she|him|her|they|dem|im|em|e|someone|somebody|my (?:husband|wife|boyfriend|girlfriend|man|partner|fiance|fiancee|ex|father|mother|dad|mum|papa|mama|uncle|aunty|brother|landlord|boss|date|oga))';
/** Excludes harmless contexts: "beat" in games, "killed" by laughter or work. */
const forFun =
  '(?! (?:at|for|in|to|with) (?:it|ludo|fifa|chess|whot|ayo|scrabble|draughts?|table tennis|tennis|ping pong|pes|games?|the game|trivia|quiz|karaoke|cooking|everything|this|that|laugh\\w*|work|jokes?|love|style|food|his|her|your)\\b)';

const english = [
  'suicid(?:e|al)(?! squad)',
  '(?:reason|point|use) (?:to|in|for) (?:continue|continuing|go on|going on) (?:living|with life|my life)',
  '(?:sleep|lie down|close my eyes) and (?:not|never|no) wake(?: up)?',
  `(?:cut|cutting|hurt|hurting|harm|harming|burn|burning|wound|wounding) ${self} (?:again|today|so that|to feel|because|small|with)`,
  `(?:he|she|they) (?:said|says|say|will|would|go|wan|wants to|threatened to|threatens to)(?: \\w+){0,4} (?:kill|hurt|harm|poison) (?:him|her|them|im)(?: ?self| ?sef| ?selves)`,
  '(?:dont|do not) know what i (?:will|would|might|may) do to (?:my ?self|mysef)',
  '(?:this is|na) my last (?:message|text|night)(?: (?:thank|goodbye|bye|to (?:you|the world|everybody))|$)',
  '(?:written|wrote|write|left|leave) (?:a |my |the )?(?:last |goodbye |final )?letter to my (?:mum|mother|mama|family|people|dad|father|papa|children)',
  'the only reason (?:why )?i am (?:still )?(?:alive|here(?: (?:so|is you|is my)|$))|you are the only reason i am still here',
  'unaliv(?:e|ing)',
  '(?:gonna|will|might|wanna|should|just|imma|ima) kms',
  `(?:kill|killing|kil|hang|hanging|drown|drowning|poison|poisoning|shoot|stab|stabbing) ${self}(?! (?:in the foot|laugh\\w*|with laugh\\w*|working|with work|in work|at the gym|in the gym|in ice))`,
  `${want} (?:just )?(?:cut|cutting|hurt|hurting|harm|harming|burn|burning|injure) ${self}(?! (?:some|short|off|a break))`,
  'self harm(?:ing)?',
  '(?:cut|cutting|wound|wounding|burn|burning) my (?:hand|arm|wrist|leg|body|skin)s?(?! (?:by mistake|with (?:onion|yam)|cooking|while|at work|off|for work))',
  '(?:think|thinking|thoughts) (?:of|about) (?:to )?(?:dying|die|death)(?! (?:of|metal|(?:my|his|her|it) (?:hair|beard|brows?|eyebrows|dress|cloth(?:es)?|shoes?|jeans|shirt))\\b)',
  '(?:want|wan|going|ready) (?:to )?end (?:everything|it all|my life)',
  'written (?:the|my|a) letter (?:already|to)',
  '(?:happy|better|relieved|at peace) (?:if|when|once) i (?:am|no dey|was|die)(?: \\w+){0,2} (?:gone|again|dead|here)',
  '(?:kill|hang|hurt|poison) (?:him|her|them|im) ?(?:self|sef|selves)',
  '(?:feel like|wan|want) to die(?! (?:of|for|with) (?:laugh\\w*|hunger|shame))',
  '(?:buy|bought|get|got) (?:the )?(?:thing wey i wan drink|thing i (?:will|want to) drink|poison|sniper|otapiapia)',
  '(?:he|she|e|him) did it even though i said no|(?:lock|locked)(?: the)? door(?: \\w+){0,3} (?:say )?i no go go',
  '(?:end|ending|take|taking) my (?:own )?life',
  '(?:end|ending) it all',
  '(?:end|ending) everything (?:now|tonight|today)',
  `${want} end it(?: now| tonight| today| once)`,
  `(?:want(?:ed)? to|wanna|wish to|wish i could|prefer to|hope i|rather|ready to|better if i|wish i would) (?:just )?die(?! (?:of|from|for|with|laughing))`,
  '(?:feel|feeling|felt) like (?:just )?dying(?! (?:of|from|for|with|laughing|my (?:hair|beard|clothes))\\b)',
  '(?:thinking|think|thought|thoughts|dreaming|dream) (?:about|of) (?:dying|being dead)(?! (?:my|his|her|it)\\b)',
  '(?:want to|wanna|wish to|rather|prefer to|i should|better) (?:just )?be dead(?! (?:honest|serious|sure|wrong|quiet|silent|last|tired)\\b)',
  '(?:no|lost|losing|lose|without|have not|havent|dont have) (?:more |the |my |any |all )*will to (?:live|go on|carry on)',
  '(?:dont|do not|no longer|didnt) feel like (?:living|being alive)(?! (?:in|with|at|on)\\b)',
  'better off (?:dead|without me)',
  'wish i (?:was|were) (?:dead|never born)',
  'wish i had never been born',
  '(?:dont|do not|no longer|didnt) want to (?:live|be alive|exist|wake up|be in this world|be here anymore)',
  'wish i (?:could|would|didnt|did not) (?:just )?(?:never wake up|not wake up|wake up|sleep and never wake|disappear forever|stop existing)',
  '(?:no|any) (?:reason|point) (?:to|in|of) (?:live|living|life|being alive|staying alive)(?! (?:in|with|at|on)\\b(?! (?:this world|pain)))',
  'nothing (?:left )?to live for',
  '(?:life|living) (?:is not|isnt|is no longer) worth(?: living)?',
  'not worth living',
  '(?:cant|cannot|can not) (?:go on living|go on like this|go on anymore|live like this anymore|live anymore)',
  '(?:tired|done|sick) (?:of|with) (?:my life|this life|living|being alive)(?! (?:in|with|alone|at|on|under|from|room)\\b(?! (?:this world|pain|misery|fear)))',
  `${want} (?:just )?jump (?:off|from|into|inside|over) (?:a |the |this )?(?:bridge|third mainland|roof|building|balcony|lagoon|well|window|river|rail)`,
  '(?:drink|drank|drinking|take|took|swallow|swallowed) (?:a bottle of |some |the )?(?:sniper|otapiapia|ota pia pia|rat poison|poison)',
  '(?:swallow|swallowed|took|take|taken) (?:all (?:the|my|these)|too many|a lot of) (?:pills|tablets|drugs)',
  'overdos(?:e|ed|ing)(?! (?:of|on) (?!pills|drugs|tablets|sleeping|medicine|paracetamol|tramadol))',
  '(?:nobody|no one) (?:would|will|go) (?:miss me|care if i die|notice if i die|care if i died)',
  '(?:suicide|goodbye) note',
  '(?:abus(?:es|ing)|being abused|being beaten|beaten up by)(?: me| by| at home| here)',
  `${them} is (?:very |so )?(?:violent|abusive)`,
  'i am being abused|im being abused',
  'in an abusive (?:relationship|marriage|home)',
  `${them} (?:just |always |keeps |still |has |is |dey |don |wan |will )*(?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|slapping|punch|punches|punched|punching|strangled|strangles|strangling|choked|chokes|choking|flog|flogs|wound) me(?! (?:up|back|on|like|different|hard)\\b)${forFun}`,
  `${them} (?:just |always |keeps |still |has |is )*(?:beat|beats|beating) me up`,
  '(?:raped|rape|raping|molested|molesting) (?:me|by)',
  '(?:was|been|being|got) (?:raped|molested|sexually assaulted|assaulted|kidnapped|trafficked|strangled)',
  '(?:sexually )?assaulted me',
  'sexually (?:abused|abuses|abusing|assaulted|molested|exploited)',
  '(?:forced|forcing|forces) (?:himself|herself|themselves|me to (?:sleep with|have sex|do it))',
  `${them} (?:is |are |was |were |just |dey |has |have )*(?:trying to|tried to|wants? to|wan|threatened to|says? (?:he|she|they) (?:will|go)|said (?:he|she|they) (?:will|would|go)|say (?:im|e|dem) (?:go|wan)) kill me${forFun}`,
  'threaten(?:s|ed|ing)? (?:to (?:kill|hurt|beat|harm|leak|post|share|release|expose|stab|shoot)|my life)',
  '(?:blackmail|blackmails|blackmailed|blackmailing) me',
  '(?:i am|im|i feel|we are|i dey|i was) (?:really |very |so )?(?:in danger|in serious danger|unsafe)',
  '(?:am|im|feel|dey) not safe',
  '(?:not|no) safe (?:here|at home|in this house|with him|with her|for here|for this house)',
  '(?:scared|afraid|fear|fearing|dey fear) for my life',
  '(?:locked|lock) me (?:in|inside|up|for inside|for house|for room)',
  'hold(?:ing|s)? me (?:here )?(?:against my will|hostage|by force)',
  `${them} (?:has|have|hold|holds|is holding|carry|dey hold|dey carry|pulled|brought) (?:a |the |out a )?(?:knife|gun|cutlass|machete)`,
  '(?:he|she|e|him|they|somebody|someone|dem) (?:don )?force(?:d)? me (?:last (?:night|week|time)|yesterday night|that night)(?! to (?:eat|dance|sing|drink|watch|go to (?:church|school)))',
  'kidnapped me',
  '(?:dem|they|he|she|want to|wants to) kidnap me',
  'i (?:have been|was|am being|dem don) (?:kidnapped|followed home|stalked)',
] as const;

const pidgin = [
  'jump (?:for|inside|enter|into) (?:the )?(?:third mainland|lagoon|well|bridge|river)',
  '(?:this )?world no be for (?:am|me|him|her)',
  'wound my (?:leg|hand|body)(?: \\w+){0,3} (?:blade|razor|knife|anytime|any time|when)',
  'e be like say my own don finish|life don finish',
  '(?:don|just) drink (?:something|sniper|poison|otapiapia|kerosene)',
  'na why i (?:still )?dey live (?:sef|self|again)|na why i (?:still )?dey live$',
  'wound (?:my ?self|ma ?sef|my ?sef)',
  'i (?:just )?wan (?:just )?(?:die|kpeme|kpai|quench)(?! (?:of|from|for|with|as)\\b)',
  `(?:wan|go|fit|make i|better make i) (?:just )?(?:kill|hang|drown|poison|kpai) ${self}`,
  '(?:don )?(?:tire|taya) (?:for|of|to) (?:this |dis )?(?:life|live|world|dey alive|dey live)',
  '(?:this |dis )?(?:life|world) (?:don )(?:tire|taya) me',
  'life no (?:get meaning|dey sweet me|sweet me|worth am|get use|worth)',
  'make i (?:just )?(?:go )?(?:die(?! for)|end am(?! (?:here|for here))|end everything|kpeme|comot (?:for )?(?:this |dis )?(?:life|world|earth))',
  '(?:better|e better|na better) make i (?:just )?die',
  'make (?:god|death|baba god) (?:just )?(?:take me|take my life|come carry me|carry me)',
  'i (?:no|nor) (?:wan|want) (?:live|dey alive|dey this world|dey this life|exist|wake up)(?: again)?',
  'i wan (?:just )?(?:end am|end my life|end this life|jump (?:for |inside |enter )?(?:the )?(?:lagoon|bridge|third mainland|well))',
  'wan comot (?:for )?(?:this |dis )?(?:world|life|earth)',
  'death (?:better|sweet) pass',
  'na (?:only )?death (?:remain|go save me|fit save me)',
  '(?:nothing|notin) (?:dey )?(?:to live for|remain for this life)',
  'i no fit (?:continue|go on|bear|carry) (?:with |for )?(?:this |dis )?life',
  'sleep (?:and|make i) (?:no|nor|never) wake',
  'i (?:no|nor) (?:dey )?safe',
  'dem dey (?:pursue|find) me (?:to kill|wan kill)',
  '(?:sleep|slept|sleeping|knack|knacked|fuck|fucked) (?:with )?me by force',
] as const;

const yoruba = [
  'mo fe ku(?! (?:fun|nitori))',
  'mo fe lo ku',
  'pa ?ara mi',
  'fe para mi',
  '(?:ile )?aye (?:yii |yi )?(?:ti )?su mi',
  '(?:mi o|n ko|n o|mi ko|emi o) fe (?:wa laaye|wa laye|gbe aye)(?: mo)?',
  '(?:o san|o sansan|iba san|o dara) (?:ki n|kin|ki emi) ku',
  'gba emi (?:ara )?mi',
  'mo fe (?:gbe majele je|gbe majele|pokunso|pokun so)',
  '(?:o|oko mi|iyawo mi|won|baba mi) (?:n|ma n|maa n) (?:lu|na) mi(?! (?:ni |l)owo)',
  '(?:o|won|oko mi|iyawo mi) fe pa mi(?! (?:lerin|nerin|pelu|ni erin))',
  'fipa ba mi',
  'mo wa (?:ninu|ni inu|nnu) ewu',
] as const;

const hausa = [
  '(?:ina (?:so|son)|na (?:so|fi so)) (?:in|na|ni) mutu',
  'ina son mutuwa',
  'kashe kai ?na',
  'kashe rayuwa ?ta',
  'na gaji da (?:rayuwa|duniya|rayuwata)',
  '(?:gara|gwamma|gwara|da ma|dama) (?:in|na) mutu',
  '(?:ba na|bana|ban) (?:son|so) (?:rayuwa|in rayu|na rayu)',
  '(?:yana|tana|suna|mijina yana|ya) (?:duka|buga|bugu|dukan) ?na',
  '(?:ya|ta|sun|miji ?na ya) (?:buge|doke|mare|dake) ?ni(?! a (?:wasa|kwallo|ludo|fifa|whot|chess))',
  '(?:zai|yana so ya|suna so su|za su|tana so ta) kashe ni',
  '(?:yi min|yi mini|mini|min) fyade',
  'ina cikin hadari',
] as const;

const igbo = [
  '(?:a ?choro|a ?cho|choro) m (?:i ?nwu|inwu)',
  '(?:i|e) ?gbu onwe m',
  'gbuo onwe m',
  '(?:ike )?(?:ndu|uwa) (?:a )?(?:agwula|agwugo|gwuru|gwula|gwugo) m',
  'ike gwuru m na ndu',
  '(?:ka mma|ka m) ?(?:ka m )?nwuo',
  'a ?cho(?:ghi|ro) m i ?di ndu',
  '(?:a ?choghi|achoghikwa) m (?:i )?di ndu',
  '(?:o|di m|nwunye m|ha|nna m) na ?eti m(?: ihe| aka)?',
  '(?:o|ha|di m|nwunye m|nna m|nne m) (?:tiri|tiela|kuru|kuola|na ?aku) m (?:ihe|ura)',
  '(?:o|ha|di m) choro (?:i )?gbu m',
  'na (?:a )?cho (?:i )?gbu m',
  'dina(?:ra|r) m n ?ike',
  '(?:a )?no m n(?:a)? ?(?:ime )?ihe egwu',
] as const;

/** Marked pure, so that a bundle that only needs the help lines drops the patterns. */
const signs = /* @__PURE__ */ (() =>
  new RegExp(`\\b(?:${[...english, ...pidgin, ...yoruba, ...hausa, ...igbo].join('|')})\\b`))();

/** Prefers false alarms to misses. */
export function soundsLikeCrisis(text: string): boolean {
  return signs.test(wordsOf(text));
}
