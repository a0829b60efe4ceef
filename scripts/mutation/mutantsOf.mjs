import { parseSync } from 'vite';

/** What else an operator could have been. */
const others = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
};

/** Calls in a chain that can be left out, so that what they are called on goes on as it is. */
const links =
  'trim toLowerCase toUpperCase normalize filter toSorted toReversed slice replace replaceAll concat flat'.split(' ');

/** Expressions with a type beside them. */
const typed = /^TS(?:As|Satisfies|NonNull)Expression$/;

/** Where a change means nothing: types are gone when code runs, and the name of a token is for people. */
const isLeftAlone = (node) =>
  (node.type.startsWith('TS') && !typed.test(node.type)) ||
  node.type === 'ImportDeclaration' ||
  (node.type === 'CallExpression' && node.callee.name === 'Symbol');

const parts = {
  BinaryExpression: (node, text) => operators(node, text),
  LogicalExpression: (node, text) =>
    node.operator === '??' ? [[node, textOf(node.left, text)]] : operators(node, text),
  ConditionalExpression: ({ test }) => [
    [test, 'true'],
    [test, 'false'],
  ],
  IfStatement: ({ test }) => [
    [test, 'true'],
    [test, 'false'],
  ],
  UnaryExpression: (node, text) => (node.operator === '!' ? [[node, textOf(node.argument, text)]] : []),
  Literal: (node) => literals(node),
  TemplateLiteral: (node) => [[node, '``']],
  ArrowFunctionExpression: ({ body, expression }) =>
    expression && body.name !== 'undefined' ? [[body, 'undefined']] : [],
  ReturnStatement: ({ argument }) => (argument && argument.name !== 'undefined' ? [[argument, 'undefined']] : []),
  ExpressionStatement: (node) => (node.directive ? [] : [[node, ';']]),
  ArrayExpression: ({ elements }, text) => without(elements, text),
  ObjectExpression: ({ properties }, text) => without(properties, text),
  NewExpression: (node, text) => without(node.arguments.slice(-1), text),
  CallExpression: (node, text) => [...without(node.arguments.slice(-1), text), ...unlinked(node, text)],
  MemberExpression: ({ optional, object, property, computed }) =>
    optional ? [[{ start: object.end, end: property.start }, computed ? '[' : '.']] : [],
  AssignmentPattern: (node, text) => [[node, textOf(node.left, text)]],
};

/** Every small change to a source file that ought to be noticed: `{ start, end, text, line }`, in the order of the file. */
export function mutantsOf(source) {
  const { program } = parseSync('source.ts', source);
  const found = [];
  visit(program, (node) => {
    for (const [{ start, end }, text] of parts[node.type]?.(node, source) ?? []) {
      found.push({ start, end, text, line: source.slice(0, start).split('\n').length });
    }
  });
  return found.toSorted((one, other) => one.start - other.start || one.end - other.end);
}

function visit(node, look) {
  if (isLeftAlone(node)) return;
  look(node);
  // A loop that never ended would tell nothing.
  const isLoop = node.type === 'ForStatement' || node.type === 'WhileStatement';
  for (const [name, value] of Object.entries(node)) {
    if (isLoop && (name === 'test' || name === 'update')) continue;
    // A key that is a string is a name, and so is what `import()` is given.
    if (name === 'key' || name === 'source') continue;
    for (const child of [value].flat()) if (typeof child?.type === 'string') visit(child, look);
  }
}

const textOf = ({ start, end }, text) => text.slice(start, end);

function operators({ left, right, operator }, text) {
  const between = { start: left.end, end: right.start };
  return (others[operator] ?? []).map((other) => [between, textOf(between, text).replace(operator, other)]);
}

function literals(node) {
  if (node.regex) {
    const { pattern, flags } = node.regex;
    const looser = [pattern.replace(/^\^/, ''), pattern.replace(/(?<!\\)\$$/, '')].filter((each) => each !== pattern);
    return looser.map((each) => [node, `/${each || '(?:)'}/${flags}`]);
  }
  if (typeof node.value === 'number') return [[node, String(node.value + 1)]];
  if (typeof node.value === 'boolean') return [[node, String(!node.value)]];
  if (typeof node.value === 'string') return [[node, node.value === '' ? "'mutated'" : "''"]];
  return [];
}

/** Each of a list left out, with the comma behind it. */
const without = (nodes, text) =>
  nodes.flatMap((node) => {
    if (!node) return [];
    const comma = /^\s*,/.exec(text.slice(node.end))?.[0].length ?? 0;
    const before = comma === 0 ? (/,\s*$/.exec(text.slice(0, node.start))?.[0].length ?? 0) : 0;
    return [[{ start: node.start - before, end: node.end + comma }, '']];
  });

function unlinked(node, text) {
  const { type, computed, object, property } = node.callee;
  return type === 'MemberExpression' && !computed && links.includes(property.name)
    ? [[node, textOf(object, text)]]
    : [];
}
