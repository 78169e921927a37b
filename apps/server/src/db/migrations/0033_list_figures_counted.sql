-- in portions
INSERT INTO list_figures (list_id, buyer_id, order_count)
SELECT anew.list_id, b.id, anew.made FROM (SELECT id FROM buyers WHERE EXISTS (SELECT FROM orders AS o JOIN sub_orders AS s ON s.order_id = o.id
	WHERE o.buyer_id = buyers.id AND o.status <> 'CANCELLED'
	AND NOT EXISTS (SELECT FROM list_figures AS f WHERE f.list_id = s.list_id AND f.buyer_id = o.buyer_id)) LIMIT 500) AS b
CROSS JOIN LATERAL (SELECT s.list_id, count(DISTINCT o.id) AS made FROM orders AS o JOIN sub_orders AS s ON s.order_id = o.id
	WHERE o.buyer_id = b.id AND o.status <> 'CANCELLED' GROUP BY s.list_id) AS anew
ON CONFLICT (list_id, buyer_id) DO UPDATE SET buyer_id = excluded.buyer_id;
