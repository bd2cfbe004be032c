/**
 * An ESLint rule: the client knows no rule of the game. What is legal, what it costs and what it is
 * worth comes from the server or from generated/; here neither a name of the game's content decides
 * anything, nor does a number that the rules state. game_rules.js says what is looked for, and what
 * may stand where.
 */
import { NAMES, QUANTITIES, SMALL } from "./game_rules.js";

/** The words of a name: `roundsLeft` and `rounds_left` have `rounds` and `left`. */
const words = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
const isQuantity = (name) => words(name).some((word) => QUANTITIES.has(word));

const numberOf = (node) => {
  if (node?.type === "UnaryExpression" && node.operator === "-") return numberOf(node.argument);
  return node?.type === "Literal" && typeof node.value === "number" ? node.value : null;
};
const isRuleNumber = (node) => {
  const value = numberOf(node);
  return value !== null && value > SMALL;
};

/** The name by which an expression is known: `view.rounds` is `rounds`, `seats.length` is `seats`. */
function nameOf(node) {
  switch (node?.type) {
    case "Identifier":
      return node.name;
    case "ChainExpression":
    case "TSNonNullExpression":
    case "TSAsExpression":
      return nameOf(node.expression);
    case "CallExpression":
      return nameOf(node.callee);
    case "MemberExpression": {
      if (nameOf(node.object) === "Math") return "";
      if (node.computed) return nameOf(node.object);
      const name = node.property.name ?? "";
      return name === "length" || name === "size" ? nameOf(node.object) : name;
    }
    default:
      return "";
  }
}
const keyOf = (node) =>
  node.computed ? "" : node.key.type === "Identifier" ? node.key.name : String(node.key.value);

export const noGameRules = {
  meta: {
    type: "problem",
    schema: [{ type: "array" }],
    messages: {
      name: "{{kind}} {{name}} is named here: let the server or generated/ say what depends on it.",
      number: "{{name}} and {{number}}: a number of the rules comes from the server or generated/.",
    },
  },
  create(context) {
    const [exceptions = []] = context.options;
    const file = context.filename.replaceAll("\\", "/").replace(/^.*\/src\//, "");
    const allowed = new Set(exceptions.filter((one) => one.file === file).map((one) => one.name));

    const named = (node, name) => {
      const kind = NAMES.get(name);
      if (kind !== undefined && !allowed.has(name))
        context.report({ node, messageId: "name", data: { kind, name } });
    };
    const numbered = (node, name, number) => {
      if (isQuantity(name) && isRuleNumber(number) && !allowed.has(name))
        context.report({ node, messageId: "number", data: { name, number: numberOf(number) } });
    };
    const either = (node) => {
      numbered(node, nameOf(node.left), node.right);
      numbered(node, nameOf(node.right), node.left);
    };
    return {
      Literal(node) {
        if (typeof node.value === "string") named(node, node.value);
      },
      TemplateElement(node) {
        named(node, node.value.cooked);
      },
      Property(node) {
        if (node.key.type === "Identifier" && !node.computed && !node.shorthand)
          named(node, node.key.name);
        numbered(node, keyOf(node), node.value);
      },
      MemberExpression(node) {
        if (!node.computed) named(node, node.property.name);
        else numbered(node, nameOf(node.object), node.property);
      },
      BinaryExpression: either,
      AssignmentExpression: either,
      AssignmentPattern: either,
      VariableDeclarator(node) {
        if (node.id.type === "Identifier") numbered(node, node.id.name, node.init);
      },
      PropertyDefinition(node) {
        numbered(node, keyOf(node), node.value);
      },
      SwitchCase(node) {
        numbered(node, nameOf(node.parent.discriminant), node.test);
      },
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== "MemberExpression" || callee.object.type !== "ArrayExpression") return;
        for (const element of callee.object.elements)
          for (const argument of node.arguments) numbered(node, nameOf(argument), element);
      },
    };
  },
};
