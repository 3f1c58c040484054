// The words of a question of geometry in four languages: what is asked, of which figure, and what a number measures.

export type Asked =
  | 'area'
  | 'perimeter'
  | 'volume'
  | 'surface'
  | 'hypotenuse'
  | 'leg'
  | 'third-side'
  | 'diagonal'
  | 'distance'
  | 'midpoint'
  | 'arc'

export type FigureWord =
  | 'square'
  | 'rectangle'
  | 'parallelogram'
  | 'triangle'
  | 'right-triangle'
  | 'equilateral'
  | 'trapezoid'
  | 'circle'
  | 'sector'
  | 'arc'
  | 'points'
  | 'cube'
  | 'box'
  | 'cylinder'
  | 'cone'
  | 'sphere'

export type MeasureWord =
  | 'radius'
  | 'diameter'
  | 'height'
  | 'base'
  | 'length'
  | 'width'
  | 'side'
  | 'hypotenuse'
  | 'leg'
  | 'angle'

/** Longer words first: each is taken out of the line before the next is looked for. */
export const ASKED_WORDS: Readonly<Record<Asked, string>> = {
  surface: 'surface area|surface|área de (?:la )?superficie|área total|aire totale|aire de la surface|表面积',
  area: 'area|área|aire|superficie|面积',
  perimeter:
    'perimeter|circumference|perímetro|longitud de (?:la |una )?circunferencia|périmètre|circonférence|周长',
  volume: 'volume|volumen|体积',
  hypotenuse: 'hypotenuse|hipotenusa|hypoténuse|斜边',
  'third-side': 'third side|tercer lado|troisième côté|第三条?边',
  leg: "leg|cateto|côté de l'angle droit|直角边",
  diagonal: 'diagonal|diagonale|对角线',
  distance: 'distance|distancia|距离',
  midpoint: 'midpoint|punto medio|milieu|中点',
  arc: "arc length|length of (?:an |the )?arc|longitud (?:de |del |de un )arco|longueur (?:d'un |de l'|d')arc|弧长",
}

export const FIGURE_WORDS: Readonly<Record<FigureWord, string>> = {
  equilateral: 'equilateral triangle|triángulo equilátero|triangle équilatéral|等边三角形|正三角形',
  'right-triangle': 'right(?:-angled)? triangle|triángulo rectángulo|triangle rectangle|直角三角形',
  triangle: 'triangle|triángulo|三角形',
  parallelogram: 'parallelogram|paralelogramo|parallélogramme|平行四边形',
  box: 'box|cuboid|rectangular prism|prisma rectangular|ortoedro|caja|pavé droit|长方体',
  square: 'square|cuadrado|carré|正方形',
  rectangle: 'rectangle|rectángulo|长方形|矩形',
  trapezoid: 'trapezoid|trapezium|trapecio|trapèze|梯形',
  sector: '(?:circular )?sector(?: circular)?|secteur(?: circulaire| de disque)?|扇形',
  arc: 'arc|arco|圆弧',
  cylinder: 'cylinder|cilindro|cylindre|圆柱体?',
  cone: 'cone|cono|cône|圆锥体?',
  circle: 'circle|círculo|circunferencia|cercle|disque|圆形?',
  cube: 'cube|cubo|正方体|立方体',
  sphere: 'sphere|ball|esfera|sphère|boule|球体?',
  points: 'points|puntos|两点',
}

/** What stands before a number in place of its letter. */
export const MEASURE_WORDS: Readonly<Record<MeasureWord, string>> = {
  radius: 'radius|radio|rayon|半径',
  diameter: 'diameter|diámetro|diamètre|直径',
  height: 'height|altura|hauteur|高',
  base: 'base|底边?',
  length: 'length|largo|longueur|长',
  width: 'width|ancho|largeur|宽',
  side: 'side|lado|côté|arista|arête|边长|棱长',
  hypotenuse: 'hypotenuse|hipotenusa|hypoténuse|斜边',
  leg: 'leg|cateto|直角边',
  angle: 'degrees|angle|grados|ángulo|degrés|圆心角|夹角|角度?',
}

/** Before several numbers, which are a, b and c. */
export const SIDES_WORDS = 'sides|legs|bases|lados|catetos|côtés|三边长?|边长|直角边|上下底'

/** Words that ask nothing. */
export const IDLE_WORDS =
  'find|calculate|what is|the|of|an?|with|and|between|from|sides|by|is|in|calcula|halla|cuál es|el|las?|los|un[ae]?|del?|con|y|entre|desde|lados|calcule|trouve|quel(?:le)? est|les?|des|du|avec|et|à|côtés|partir|底面|三边|两边|之间|间|多少|计算|已知|求|的|是|为|和|与'

/** Behind a number; all of one question have to be the same. */
export const UNITS = 'mm|cm|dm|km|m|in|ft|yd|毫米|厘米|分米|千米|米'
