/**
 * Turns of phrase by which kinds of writing are known that are no answer to anybody's question. Several of them, or
 * several of one kind, are in few honest answers. A trailing `*` stands for any ending.
 */
export const GENRE_WORDS: Readonly<Record<string, readonly string[]>> = {
  terms: [
    'hereby', 'herein', 'hereinafter', 'thereof', 'pursuant to', 'at your own risk', 'by entering', 'by accessing', 'by using this',
    'accepts these conditions', 'these terms', 'terms and conditions', 'we reserve the right', 'reserves the right', 'is not liable',
    'no liability', 'shall not be liable', 'without prior notice', 'the undersigned', 'the tenant shall', 'the visitor',
    'the licensee', 'force majeure', 'governed by the laws', 'all rights reserved', 'notice is', 'claim against',
    'refunds will be', 'unused and', 'at owner s risk', 'subject to availability', 'null and void',
  ],
  manual: [
    'before first use', 'in case of alarm', 'in the event of fire', 'do not use the lift', 'lifts are not', 'press and hold', 'unplug', 'plug in the',
    'turn the dial', 'read the instructions', 'keep out of reach', 'do not overload', 'warranty is void', 'tighten the screw*',
    'turn off the', 'switch off the', 'wipe with a damp', 'rinse the', 'error e*', 'out of the box', 'allen key',
    'consult a doctor', 'ask your pharmacist', 'tell your pharmacist', 'tell your doctor', 'do not drive if', 'one tablet', 'side effects may',
    'close windows and doors', 'per passenger', 'each passenger', 'cabin item', 'hand luggage', 'use it up within',
  ],
  code: [
    'for i in', 'elif', 'printf', 'console log', 'return null', 'return true', 'return false', 'public static', 'int main', 'todo remove',
    'import numpy', 'select from', 'else if', 'null pointer', 'println', 'endif', 'foo', 'const x', 'let x', 'i += 1', 'do not reorder',
  ],
  schoolwork: [
    'question 1', 'question 2', 'question 3', 'prove that', 'let x', 'let n', 'show your work', 'show that', 'in conclusion', 'to conclude',
    'in this essay', 'my essay', 'my favourite subject', 'homework', 'our teacher', 'km per hour', 'how many apples',
    'we conclude that', 'according to the theorem', 'by induction', 'in expectation', 'quicksort', 'the derivative',
    'apparatus', 'precipitate', 'it is often traced', 'comes from the latin', 'comes from latin', 'comes from greek',
  ],
  lesson: [
    'is often said', 'since antiquity', 'has fascinated', 'throughout history', 'there are many types', 'some scholars', 'others believe', 'is a concept',
    'is defined as', 'can be divided into', 'there are three kinds', 'there are two kinds', 'is everywhere nowadays', 'in today s world', 'a good leader', 'a good business plan',
    'should start with', 'native to', 'living species',
    'northern hemisphere', 'is the capital of', 'died in', 'demand curve',
  ],
  advert: [
    'one owner', 'smoke free', 'smoke free home', 'collection only', 'no time wasters', 'ring after', 'call after', 'good condition', 'o n o', 'per hour plus',
    'clean licence', 'experienced driver', 'apply in writing', 'send your cv', 'limited time', 'while stocks last', 'buy one', 'free delivery', 'bedroom flat', 'sea view',
  ],
  notice: [
    'thank you for your message', 'out of the office', 'away from the office', 'limited access to', 'for urgent matters', 'could not be delivered', 'your parcel', 'your shipment', 'tracking number', 'please quote',
    'dear customer', 'dear neighbour*', 'dear resident*', 'dear sir', 'dear madam', 'dear all', 'to whoever', 'to whom it may', 'yours faithfully', 'yours sincerely', 'i am writing to', 'i am writing for',
    'i wish to be considered', 'the post of', 'for the third time', 'replacement bus', 'northbound', 'southbound', 'lanes are', 'lane closed',
    'agenda item', 'apologies were', 'minutes of', 'any other business', 'was adjourned', 'chair thanked', 'swap shifts',
  ],
  spam: [
    'congratulation*', 'you have won', 'was drawn', 'beneficiary', 'lottery', 'claim your', 'forward this', 'pass this on', 'break the chain', 'seven years of bad luck', 'million dollars', 'bank details',
    'to release payment', 'act now', 'click here', 'unsubscribe', 'double your', 'hot tip', 'buying the dip', 'on any dip', 'stop just under', 'rsi', 'the breakout', 'fell per cent on', 'shares in', 'a spokesman', 'a spokesperson',
  ],
  chat: [
    'omg', 'lol', 'lmao', 'haha*', 'wrong chat', 'wrong window', 'wrong person', 'r u', 'are you coming', 'see you on', 'see you tomorrow', 'call me back', 'ring me', 'love you', 'miss you', 'xx', 'xoxo', 'you didn t hear it from me', 'guess who', 'guess what',
    'did you see', 'tell mum', 'tell dad', 'bring the', 'on saturday', 'what should i wear', 'he still', 'she still', 'broke up', 'his ex', 'her ex', 'my ex', 'darling', 'sweetie', 'fiance*',
  ],
  game: [
    'on your turn', 'draw two cards', 'draw a card', 'roll the dice', 'a player may', 'the player who', 'each player', 'wins the game', 'must pass or', 'yellow card', 'checkmate', 'boss fight', 'save point', 'second half',
    'first half', 'what am i', 'why did the', 'walks into a', 'knock knock', 'riddle', 'capital of', 'true or false',
  ],
  pep: [
    'get up', 'never give up', 'believe in yourself', 'the only person', 'hit snooze', 'no pain', 'be the change', 'dream big', 'every day is', 'your best self', 'diamonds are',
  ],
  reading: [
    'season two', 'season one', 'the finale', 'spoiler*', 'the heroine', 'the villain', 'the sequel', 'stars out of five', 'out of ten', 'the waiter', 'the starter', 'the dessert', 'we ordered', 'room service', 'the receptionist',
    'retrograde', 'your sign', 'sixth house', 'lucky number', 'someone from your past', 'once upon a time', 'lived happily', 'the stranger', 'he whispered', 'she whispered', 'curtain falls', 'exit left',
  ],
  care: [
    'water sparingly', 'water in the morning', 'push a finger', 'repot*', 'prune*', 'mulch', 'full sun', 'plant them', 'seedlings', 'her paws', 'nails clipped', 'litter tray', 'feed twice', 'walkies', 'sets of', 'squats', 'bench press', 'deadlift*', 'planks', 'kettlebell*',
    'chain and cassette', 'derailleur', 'tyre pressure', 'sand it', 'second coat', 'masking tape', 'for whoever is stung', 'apply pressure', 'recovery position',
  ],
};
