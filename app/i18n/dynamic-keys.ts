/**
 * Keys that no source text names in full, because the code puts them together: `area:prefix`, and why. All others
 * must appear in quotes somewhere in app/, otherwise messages.test.ts calls them unused.
 */
export const dynamicKeys: Readonly<Record<string, string>> = {
  'errors:': 'error-text.ts looks words up by the code of the API or of a field',
  'cart:details.soil.': 'soil is named by its wire value',
  'intake:title.': 'each form has its own heading, named by its kind',
  'intake:lead.': 'and its own lead',
  'intake:description.': 'the example beside the description is named by the kind',
  'intake:handyman.category.': 'categories are named by their wire value',
  'intake:rentme.type.': 'kinds of help are named by their wire value',
  'intake:pavers.type.': 'kinds of work are named by their wire value',
  'intake:quote.condition.': 'conditions are named by their wire value',
  'planner:mode.': 'a delivery and an errand are named by their wire value',
  'planner:source.': 'who said where a stop is, by the wire value',
  'planner:compute.': 'the steps of a computation are named by what is worked out',
  'planner:result.baseRule.': 'the base fee is that of the mode',
  'tile:soil.summary.': 'soil is named by its wire value',
  'delivery:mode.': 'the kind of a delivery is named by its wire value',
  'delivery:price.base.': 'its base fee by the same',
  'visit:history.': 'each event of a booking has its sentence, by what happened and who did it',
  'visit:reason.': 'reasons of a cancellation are named by their wire value',
  'storage:full.': 'storage trouble is named by its kind',
  'storage:memory.': 'storage trouble is named by its kind',
  'storage:evicted.': 'storage trouble is named by its kind',
  'shell:language.': 'the language switch names each language by its code',
  'admin:fault.': 'the back office words faults by the code of the API',
  'newsletter:fault.': 'what is wrong with an address is named by its fault',
  'newsletter:confirm.': 'what a mailed link does is named by its action',
  'newsletter:unsubscribe.': 'what a mailed link does is named by its action',
};
