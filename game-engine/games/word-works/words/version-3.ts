// The words of versions 2 and 3 of Word Works, whose rounds may still be handed in, in the order they were drawn from; nothing here
// is asked any more.
import type { Language } from '#engine/core/languages.ts'
import { readSet } from '../read-set.ts'
import type { WordBank } from '../word-item.ts'

export const WORD_BANKS_3: Readonly<Record<Language, WordBank>> = {
  en: {
    elementary: [
      readSet(`
        1 sun cow fox hand fish milk book
        2 tree
        1 frog
        2 duck bird jump cake
        3 kite drum
      `),
      readSet(`
        1 apple happy house
        2 mouse chair grass
        1 puppy
        2 plant
        3 river
        2 candy
        3 lunch music beach robot
        4 zebra queen
      `),
      readSet(`
        1 rabbit
        2 window school orange winter pencil monkey
        3 kitten button basket dragon rocket purple
        4 bridge jungle
        5 guitar
      `),
    ],
    middle: [
      readSet(`
        1 harvest
        2 mystery century volcano journey ancient
        1 balance
        3 justice climate gravity habitat
        2 predict
        4 texture oxygen
        5 rhythm
      `),
      readSet(`
        1 adventure
        2 discovery elevator imaginary
        3 knowledge horizon fragment obstacle vertical narrator telescope
        4 boundary paragraph candidate
        5 symphony
      `),
    ],
    high: [
      readSet(`
        1 metaphor democracy
        2 nostalgia paradox inevitable hypothesis resilient
        3 tangible skeptical ambiguous catalyst
        4 empirical
        3 pragmatic benevolent
        5 juxtapose
        4 equilibrium
        5 ubiquitous sovereignty
        4 perseverance chronological
      `),
    ],
  },
  es: {
    elementary: [
      readSet(`
        1 pan oso luz flor agua
        2 pez uva
        1 dedo rojo
        2 azul nube tren
        3 hoja
        2 niño
        3 piña
      `),
      readSet(`
        1 perro leche libro
        2 silla
        1 papel
        2 noche playa queso dulce
        3 mundo fuego huevo abeja avión
        4 árbol lápiz
      `),
      readSet(`
        1 conejo zapato
        2 cabeza blanco regalo lluvia
        3 bosque piedra puente cohete jirafa jardín
        4 música dragón pájaro
        5 hierba
      `),
    ],
    middle: [
      readSet(`
        1 siglo
        2 huella justicia
        1 misterio
        2 cosecha viajero textura
        3 frontera gravedad balanza volcán
        4 energía desafío
        5 hábitat
        4 oxígeno
      `),
      readSet(`
        1 aventura
        2 fragmento narrador vertical candidato
        3 horizonte microbio
        4 ascensor
        3 ecuación símbolo
        4 brújula obstáculo polígono párrafo
        5 sinfonía
      `),
    ],
    high: [
      readSet(`
        1 democracia nostalgia
        2 inevitable metáfora hipótesis
        3 tangible
        2 ambiguo
        3 paradoja resiliente
        2 equilibrio
        3 efímero
        4 benévolo empírico escéptico pragmático soberanía
        5 verosímil exhaustivo
        4 perseverancia
        5 idiosincrasia
      `),
    ],
  },
  fr: {
    elementary: [
      readSet(`
        1 lit roi feu
        2 riz jeu
        1 chat bleu lune
        2 pain loup ours pied
        3 jupe
        2 bébé
        3 café père
      `),
      readSet(`
        1 fleur pomme tigre livre robot
        2 vache avion plage
        3 neige
        2 piano nuage
        3 pluie école
        4 zèbre forêt fête
      `),
      readSet(`
        1 maison jardin cheval
        2 mouton dragon bateau crayon citron
        3 tortue girafe dessin hiver
        4 étoile gâteau
        5 lézard
        4 fusée
      `),
    ],
    middle: [
      readSet(`
        1 volcan
        2 justice climat
        1 balance
        2 texture voyageur planète
        3 habitat gravité récolte siècle énergie
        4 mystère oxygène
        5 rythme
      `),
      readSet(`
        1 aventure
        2 candidat fragment microbe vertical obstacle
        3 horizon symbole équation
        4 polygone
        3 frontière
        4 boussole ascenseur narrateur
        5 symphonie
      `),
    ],
    high: [
      readSet(`
        1 démocratie nostalgie équilibre
        2 inévitable métaphore hypothèse paradoxe
        3 tangible sceptique résilient
        4 ambiguïté empirique
        3 éphémère
        4 exhaustif catalyseur
        3 pragmatique
        4 persévérance bienveillant
        5 souveraineté désuétude
      `),
    ],
  },
  zh: {
    elementary: [
      readSet(`
        1 小白兔 放大镜
        2 冰淇淋
        1 幼儿园
        2 图书馆
        1 动物园
        2 自行车 巧克力 火车站
        3 西红柿 电风扇
        2 游泳池
        3 长颈鹿
        4 向日葵 萤火虫
      `),
      readSet(`
        1 好朋友 铅笔盒 游乐园 红绿灯
        2 丑小鸭 电冰箱 洗衣机 羽毛球 橡皮泥
        3 乒乓球 猫头鹰
        4 啄木鸟
        3 望远镜
        4 蒲公英 温度计
      `),
      readSet(`
        1 一心一意 五颜六色 三心二意 十全十美
        2 百花齐放 自言自语 春暖花开 七上八下 百发百中
        3 手忙脚乱 守株待兔 井底之蛙 画蛇添足
        4 亡羊补牢
        5 狐假虎威
      `),
    ],
    middle: [
      readSet(`
        1 半途而废 助人为乐
        2 专心致志 津津有味 愚公移山 掩耳盗铃 对牛弹琴
        3 画龙点睛 胸有成竹 名列前茅 一鸣惊人 迫不及待 刻舟求剑
        4 杯弓蛇影 叶公好龙
      `),
      readSet(`
        1 水滴石穿
        2 持之以恒 见义勇为 举世闻名
        3 废寝忘食
        2 望梅止渴
        3 精卫填海
        4 百折不挠
        3 四面楚歌 草木皆兵
        4 班门弄斧 滥竽充数 卧薪尝胆
        5 破釜沉舟 锲而不舍 买椟还珠
      `),
    ],
    high: [
      readSet(`
        1 举一反三 实事求是 循序渐进
        2 深思熟虑 栩栩如生 锦上添花 光合作用 不言而喻
        3 潜移默化 融会贯通 居安思危 相辅相成 厚积薄发
        4 高瞻远瞩 因势利导 脍炙人口 抑扬顿挫 兼收并蓄
        5 未雨绸缪 鞭辟入里
      `),
    ],
  },
}
